/** What lies open beside the table: a player's board, the piles, or my quests. */
export type Open = { seat: string } | 'piles' | 'quests' | null

class Panel {
  open = $state.raw<Open>(null)

  /** Open it, or close it where it is open already. */
  toggle(what: Exclude<Open, null>): void {
    const same = typeof what === 'string' ? this.open === what : this.seat === what.seat
    this.open = same ? null : what
  }

  close(): void {
    this.open = null
  }

  /** Whose board is open. */
  get seat(): string | null {
    return this.open !== null && typeof this.open === 'object' ? this.open.seat : null
  }
}

export const panel = new Panel()
