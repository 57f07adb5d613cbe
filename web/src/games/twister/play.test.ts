import { describe, expect, it, vi } from 'vitest'
import screenOfGame from './index'
import { key, letter } from './keyboard'
import { option, piece, because, WALK, OPTIONS, table, asking } from '../../../tests/twister'

const size = vi.hoisted(() => ({ phone: { current: false } }))
vi.mock('../../table/narrow', () => ({ ...size, flat: { current: false }, low: { current: false }, narrow: () => size.phone.current }))

describe('a turn at the screen', () => {
  it('takes a piece up, aims it and confirms by a second press', () => {
    const { screen, play, sent } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    expect([play.piece, screen.held, play.aim]).toEqual(['a-warrior', 'piece:a-warrior', null])
    expect([...play.targets.keys()]).toEqual(['piece:b-goblin'])
    play.press('f7', 'b-goblin', 'mouse', null)
    expect([play.aim, play.verb, screen.selected?.option.id, sent]).toEqual(['attack:a-warrior:b-goblin', 'attack', 'attack:a-warrior:b-goblin', []])
    play.press('f7', 'b-goblin', 'mouse', null)
    expect(sent).toEqual(['attack:a-warrior:b-goblin'])
  })

  it('does not begin what asks something else at once with the first press on a target that a letter chose by itself', () => {
    const { play, sent } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.take('attack', null)
    expect(play.aim).toBe('attack:a-warrior:b-goblin')
    play.press('f7', 'b-goblin', 'mouse', null)
    expect([play.aim, sent]).toEqual(['attack:a-warrior:b-goblin', []]) // as with several targets, it means this one
    play.press('f7', 'b-goblin', 'mouse', null)
    expect(sent).toEqual(['attack:a-warrior:b-goblin'])
  })

  it('does what a letter chose by itself with Enter', () => {
    const { play, sent } = table()
    play.press('f6', 'a-warrior', 'key', null)
    play.take('attack', null)
    play.confirm()
    expect(sent).toEqual(['attack:a-warrior:b-goblin'])
  })

  it('counts a potion’s points apart from the card’s', () => {
    const crumb = (part: object) => screenOfGame.crumbs?.(table([], { active: 'A', ...part }).screen.view)[1]?.rest
    expect(crumb({ boost: {} })).not.toContain('plays-potion')
    expect(crumb({ boost: { 'a-thief': 3 } })).toBe('twister-ui-plays-you, twister-ui-plays-potion')
  })

  it('tells a player of no watching where nothing says why', () => {
    const { screen, play } = table([], { active: 'B' })
    play.press('f6', 'a-warrior', 'mouse', null)
    expect(screen.why?.text).toContain('not-now')
  })

  it('takes another of several ways by the letter again, and steps back by Esc one thing after another', () => {
    const { play } = table()
    play.press('d3', 'a-mekanork', 'mouse', null)
    play.take('turn', null)
    expect(play.preview).toEqual({ place: 'I', turns: 3 })
    play.take('turn', null)
    expect([play.preview?.turns, play.others.map(({ id }) => id)]).toEqual([1, ['turn:a-mekanork:I:left']])
    const left = [play.escape() && play.aim, play.escape() && play.verb, play.escape() && play.piece, play.escape()]
    expect(left).toEqual([null, null, null, false])
  })

  it('walks to a far square by answers one after another, and stays with the piece', () => {
    const { play, sent, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('h6', null, 'mouse', null)
    expect([sent, play.queue, play.free]).toEqual([['move:a-warrior'], ['go:g6', 'go:h6'], false])
    const mover = (path: string[]) => ({ mover: { piece: 'a-warrior', path, steps: 3, after: [], reach: {}, over: [], why: {} } })
    next([asking('step', [option('go:g6', ['square:g6']), option('stop', ['do:stop'])], 1)], mover(['f6']))
    expect([sent.at(-1), play.actor]).toEqual(['go:g6', 'a-warrior'])
    next([asking('step', [option('go:h6', ['square:h6']), option('stop', ['do:stop'])], 2)], mover(['f6', 'g6']))
    expect([sent, play.queue]).toEqual([['move:a-warrior', 'go:g6', 'go:h6'], []])
    next([asking('step', [option('stop', ['do:stop'])], 3)], mover(['f6', 'g6', 'h6']))
    expect([play.piece, play.aim]).toEqual(['a-warrior', null])
  })

  it.each(['mouse', 'touch', 'key'] as const)('walks onto an enemy that cannot be attacked only with a second press, and says so before: %s', (how) => {
    const over = { ...WALK, over: ['g6'] }
    const { screen, play, sent } = table([asking('act', [option('move:a-warrior', ['piece:a-warrior'], over), option('end', ['do:end'])])], { pieces: [piece('a-warrior', 'f6'), piece('b-goblin', 'g6'), piece('b-troll', 'c1')] })
    screen.view = { ...screen.view, why: { 'piece:b-goblin': because('wounded-this-turn') } }
    play.press('f6', 'a-warrior', how, null)
    play.press('g6', 'b-goblin', how, null)
    expect([play.to, sent]).toEqual(['g6', []])
    expect(screenOfGame.prompt?.(screen).more).toMatch(/walk-onto.*wounded-this-turn/)
    expect(screenOfGame.acts?.(screen)?.filter(({ chosen }) => chosen).map(({ id }) => id), 'what a guide rings next').toEqual(['walk'])
    play.press('g6', 'b-goblin', how, null)
    expect(sent).toEqual(['move:a-warrior'])
  })

  const mover = { mover: { piece: 'a-warrior', path: ['f6'], steps: 3, after: [], reach: {}, over: [], why: {} } }
  const onTheWay = (...to: string[]) => [asking('step', [...to.map((square) => option(`go:${square}`, [`square:${square}`])), option('stop', ['do:stop'])], 1)]

  it('sends a walk as one gesture, its end with it, and each step that is chosen by itself as one of its own', () => {
    const { play, joined, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('h6', null, 'mouse', null)
    next(onTheWay('g6'), mover)
    next(onTheWay('h6'), mover)
    next(onTheWay('j6'), { mover: { ...mover.mover, reach: { j6: 'f6' } } })
    expect(joined).toEqual([false, true, true])
    play.press('j6', null, 'mouse', null)
    next(onTheWay(), mover)
    expect(joined.slice(3)).toEqual([false])
  })

  it('takes a walk of one gesture back as one, as the server keeps it: after a reload too, and with its end', () => {
    const { screen, sent } = table(onTheWay('j6'), mover)
    expect(screenOfGame.undo?.(screen)).toBeNull() // nothing may be taken back here
    const undo = (option: string, ...joined: string[]) => (screen.view = { ...screen.view, undo: { can: true, what: 'step', option, ...(joined.length ? { joined } : {}) } })
    undo('go:h6')
    expect(screenOfGame.undo?.(screen)).toBeNull() // a step that was chosen by itself
    undo('go:h6', 'move:a-warrior', 'go:g6')
    const whole = screenOfGame.undo?.(screen)
    expect(whole?.text).toContain('undo-walk')
    whole?.run()
    expect(sent).toEqual(['undo'])
    undo('stop', 'move:a-warrior', 'go:g6', 'go:h6')
    expect(screenOfGame.undo?.(screen)?.text).toContain('undo-walk')
  })

  it('ends a walk as part of it', () => {
    const { screen, play, joined } = table(onTheWay('j6'), mover)
    screen.view = { ...screen.view, undo: { can: true, what: 'step', option: 'go:h6' } }
    play.advance(screen.view, false)
    play.take('stop', null)
    expect(joined).toEqual([true])
  })

  it('says whose room it is where a token is to be placed in another’s turn, and does not call that my turn', () => {
    const place = [asking('place', [option('place:b-rope:a1', ['square:a1', 'piece:b-rope'])])]
    const placing = { placing: { place: 'I', seat: 'A', tokens: ['b-rope'], later: [] }, pieces: [] }
    expect(screenOfGame.prompt?.(table(place, { ...placing, active: 'B' }).screen).bold).toContain('place-theirs')
    expect(screenOfGame.prompt?.(table(place, placing).screen).bold).toBeUndefined()
  })

  it('speaks of enemies that can be attacked only where there is one', () => {
    const { screen, play } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    expect(screenOfGame.prompt?.(screen).more).toContain('walk-more')
    const alone = table([asking('act', [option('move:a-warrior', ['piece:a-warrior'], WALK), option('end', ['do:end'])])])
    alone.play.press('f6', 'a-warrior', 'mouse', null)
    expect(screenOfGame.prompt?.(alone.screen).more).toContain('walk-cost')
  })

  it('has no next turn in its crumbs while the victory is told', () => {
    const crumbs = (part: object) => screenOfGame.crumbs?.(table([], { card: '', ...part }).screen.view)
    expect(crumbs({ winner: null, drawn: false })?.length).toBe(2)
    expect(crumbs({ winner: 'B', drawn: false })?.length).toBe(1)
    const { screen } = table([], { card: '', winner: 'B' })
    screen.view.over = true
    expect(screenOfGame.crumbs?.(screen.view)?.map(({ strong }) => strong).at(-1)).toContain('crumb-over')
  })

  it('says "you" in the crumbs of one’s own turn', () => {
    const crumb = (part: object) => {
      const { strong, rest } = screenOfGame.crumbs?.(table([], part).screen.view)[1] ?? {}
      return [strong, rest]
    }
    expect([crumb({ active: 'A' }), crumb({ active: 'A', card: '', winner: null, drawn: false })]).toEqual([['', expect.stringContaining('plays-you')], ['', expect.stringContaining('plays-none-you')]])
    expect(crumb({ active: 'B' })).toEqual(['B', expect.not.stringContaining('-you')])
    size.phone.current = true // one line below the title
    expect([crumb({ active: 'A' }), crumb({ active: 'B' })]).toEqual([['', 'twister-ui-turn-you'], ['B', '']])
    size.phone.current = false
  })

  it('keeps who was taken up while a walk is told', () => {
    const { screen, play, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    screen.director = { now: { entries: [] } } as never
    next([])
    screen.director = null
    next([asking('act', OPTIONS)])
    expect(play.piece).toBe('a-warrior')
  })

  it('does not give steps away for an attack on nobody', () => {
    const { screen, play, sent } = table([asking('step', [option('go:g6', ['square:g6']), option('stop', ['do:stop'])], 1)], { mover: { piece: 'a-warrior', path: ['f6'], steps: 2, after: [], reach: {}, over: [], why: {} } })
    screen.view = { ...screen.view, why: { 'do:attack:a-warrior': because('no-enemy-beside'), 'do:move:a-warrior': because('stop-first') } }
    play.take('attack', null)
    expect([sent, screen.why?.text]).toEqual([[], expect.stringContaining('no-enemy-beside')])
    play.take('move', null) // nor for the key of what one is at
    expect(sent).toEqual([])
  })

  it('keeps whoever acted last chosen, though something else was asked between; not one that was let go', () => {
    const { play, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('f7', 'b-goblin', 'mouse', null)
    play.confirm()
    next([asking('combat', [option('1', ['combat:1'])], 1)])
    expect(play.piece).toBeNull()
    next([asking('act', OPTIONS, 2)])
    expect(play.piece).toBe('a-warrior')
    play.escape()
    next([asking('act', OPTIONS, 3)])
    expect(play.piece).toBeNull()
  })

  it('does not let go of a piece that stayed chosen by itself at the first press on it; Esc and a second press do', () => {
    const { screen, play, next } = table()
    const acted = (number: number) => {
      play.press('f6', 'a-warrior', 'mouse', null)
      play.press('f7', 'b-goblin', 'mouse', null)
      play.confirm()
      next([asking('act', OPTIONS, number)])
    }
    const pressed = () => (play.press('f6', 'a-warrior', 'mouse', null), play.piece)
    acted(1)
    expect([play.piece, pressed(), pressed(), pressed(), pressed()]).toEqual(['a-warrior', 'a-warrior', null, 'a-warrior', null])
    acted(2)
    expect([play.escape(), play.piece, pressed(), pressed()]).toEqual([true, null, 'a-warrior', null])
    acted(3)
    next([asking('act', [option('end', ['do:end'])], 4)])
    next([asking('act', OPTIONS, 5)]) // what let go of it was no press
    expect([play.piece, pressed(), pressed()]).toEqual([null, 'a-warrior', null])
    acted(6)
    play.press('d3', 'a-mekanork', 'mouse', null)
    expect([play.piece, pressed(), pressed()]).toEqual(['a-mekanork', 'a-warrior', null])
    acted(7)
    play.take('move', null)
    expect([pressed(), play.verb, pressed(), screen.held]).toEqual(['a-warrior', null, null, null])
  })

  it('takes the move back by one press also while a reason is read, which the key closes first', () => {
    const { screen, play } = table([asking('step', [option('stop', ['do:stop'])], 1)], { mover: { piece: 'a-warrior', path: ['f6', 'g6'], steps: 2, after: [], reach: {}, over: [], why: {} } })
    let undone = 0
    screen.undo = () => void (undone += 1)
    screen.view = { ...screen.view, undo: { can: true } } as never
    const explained = () => screen.why = { text: '', rule: '', at: null }
    explained()
    expect(key(new KeyboardEvent('keydown', { code: 'Escape' }), screen)).toBe(false)
    expect([screen.why, undone]).toEqual([expect.anything(), 0])
    screenOfGame.acts?.(screen)?.at(-1)?.run()
    expect([screen.why, undone, play.backing]).toEqual([null, 1, true])
  })

  it('keeps whoever has revealed a room chosen while it is filled', () => {
    const { play, next } = table([asking('act', [option('reveal:a-mekanork:II', ['place:II', 'piece:a-mekanork']), ...OPTIONS])])
    const placing = (...tokens: string[]) => ({ placing: { place: 'II', seat: 'A', tokens, later: [] } })
    const put = [option('place:b-rope:f1', ['square:f1', 'piece:b-rope'])]
    play.press('d3', 'a-mekanork', 'key', null)
    play.take('reveal', null)
    play.confirm()
    next([asking('place', put, 1)], placing('b-rope'))
    play.choose('b-rope')
    play.press('f1', null, 'key', null)
    next([asking('act', OPTIONS, 2)])
    expect(play.piece).toBe('a-mekanork')
  })

  it('goes on to the keyboard’s next place once what was sent is done', () => {
    const { screen, play, next } = table()
    play.end(null)
    expect(screen.onward).toBe(false)
    next([])
    expect(screen.onward).toBe(true)
  })

  it('takes up my characters one after another by a key', () => {
    const { screen, play } = table()
    const pressed = (code: string) => letter(new KeyboardEvent('keydown', { code }), screen)
    const seen = [1, 2, 3].map(() => [pressed('KeyQ'), play.piece])
    expect(seen).toEqual([[true, 'a-warrior'], [true, 'a-mekanork'], [true, 'a-warrior']])
  })

  it('means by a letter the character that has the focus, where nobody is chosen', () => {
    const cell = document.body.appendChild(document.createElement('button'))
    cell.dataset.square = 'f6'
    cell.focus()
    const { screen, play } = table()
    letter(new KeyboardEvent('keydown', { code: 'KeyA' }), screen)
    expect([play.piece, play.verb, screen.why]).toEqual(['a-warrior', 'attack', null])
    play.choose(null)
    cell.dataset.square = 'f7' // an enemy is nobody of mine
    letter(new KeyboardEvent('keydown', { code: 'KeyA' }), screen)
    expect([play.piece, screen.why?.text]).toEqual([null, expect.stringContaining('hoose')])
    cell.remove()
  })

  it('puts the focus on the nearest of several targets', () => {
    const app = Object.assign(document.createElement('div'), { className: 'app' })
    document.body.append(app)
    for (const name of ['c1', 'd4']) {
      const cell = document.createElement('button')
      cell.dataset.object = `square:${name}`
      app.append(cell)
    }
    const jumps = ['c1', 'd4'].map((to) => option(`jump:a-mekanork:c4:${to}`, [`square:${to}`, 'piece:a-mekanork']))
    const { screen, play } = table([asking('act', jumps)])
    play.press('d3', 'a-mekanork', 'key', null)
    letter(new KeyboardEvent('keydown', { code: 'KeyJ' }), screen)
    expect((document.activeElement as HTMLElement).dataset.object).toBe('square:d4')
    app.remove()
  })

  it('lets go of a piece that can do nothing any more', () => {
    const { play, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    next([asking('act', [option('end', ['do:end'])], 1)])
    expect([play.piece, play.verb]).toEqual([null, null])
  })

  it('says of a card without a reason of its own what stands for all cards', () => {
    const { screen } = table()
    screen.view = { ...screen.view, asks: [], why: { action: because('not-your-turn', '4'), 'action:2': because('card-used', '4') } }
    expect(['action:2', 'action:5', 'combat:5'].map((card) => screen.refusalOn(card)?.key)).toEqual(['card-used', 'not-your-turn', undefined])
    screen.touch('action:5')
    expect(screen.why?.rule).toBe('4')
  })

  it('says in the server’s words why a walk, a jump or a button is for nobody', () => {
    const { screen, play } = table()
    const said: string[] = []
    screen.refusalText = ({ key, rule }) => (said.push(key), { text: key, rule })
    screen.view = { ...screen.view, why: { do: because('cannot-do-that'), 'do:jump': because('nobody-can'), 'piece:a-warrior>square:h9': because('double-pit') } }
    play.take('jump', null)
    play.press('f6', 'a-warrior', 'mouse', null)
    for (const square of ['f5', 'h9', 'j9']) play.press(square, null, 'mouse', null)
    play.take('fire', null)
    expect(said).toEqual(['nobody-can', 'wall', 'double-pit', 'too-far', 'cannot-do-that'])
  })
})
