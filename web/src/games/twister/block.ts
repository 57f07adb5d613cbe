/** The block print of a piece. */
import type { Picture } from '../../table/ending'
import { GLYPHS } from './art'
import { kindOf, seatOf, type PieceId } from './board'

/** The pigments nearest to the seats' colours. */
export const PIGMENTS = { A: 'azure', B: 'madder' } as const

export const blockOf = (piece: PieceId): Picture => ({ icon: GLYPHS[kindOf(piece)] ?? 'trophy', pigment: PIGMENTS[seatOf(piece)] })

/** Of the piece that does it or to which it happens; a room that turns or is revealed has its own. */
export function picture({ key, args }: { key: string; args: Record<string, unknown> }): Picture | null {
  if (key === 'turns' || key === 'reveals') return { icon: key === 'turns' ? 'cog' : 'dungeon-light', pigment: 'iron' }
  return typeof args.piece === 'string' ? blockOf(args.piece) : null
}
