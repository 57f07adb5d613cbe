/**
 * The sounds of the table, made here from a few strokes of noise and tone: wood, paper and metal, each short and soft. Off until somebody
 * wants them, and never the only sign of anything.
 */
import type { Kind } from './beats'

export type Sound = 'card' | 'step' | 'gear' | 'die' | 'blow' | 'coin' | 'door' | 'turn' | 'victory' | 'defeat'

/** By key of a game's own journal: what is heard with it. */
export type Sounds<Entries> = { readonly [key in keyof Entries]?: Sound }

/** One stroke: a tone that may glide, or noise through a narrow window, which sounds at once and dies away. */
interface Stroke {
  what: 'noise' | 'sine' | 'triangle'
  /** Hz; where it glides to. */
  at: number
  to?: number
  /** Seconds after the beginning, and how long until nothing is heard. */
  after?: number
  lasts: number
  loud: number
}

const noise = (at: number, lasts: number, loud: number, after = 0, to = at): Stroke => ({ what: 'noise', at, to, after, lasts, loud })
const tone = (at: number, lasts: number, loud: number, after = 0, what: 'sine' | 'triangle' = 'sine', to = at): Stroke => ({ what, at, to, after, lasts, loud })

const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  card: [noise(2600, 0.09, 0.5, 0, 1500), noise(700, 0.05, 0.33, 0.06)],
  step: [noise(320, 0.07, 0.4), tone(140, 0.08, 0.45, 0, 'sine', 90)],
  gear: [0, 0.07, 0.14].flatMap((after) => [noise(1200, 0.05, 0.47, after), tone(240, 0.06, 0.4, after, 'triangle')]),
  die: [0, 0.08, 0.15, 0.2, 0.24].map((after, k) => noise(1700 + 150 * k, 0.045, 0.6 - 0.07 * k, after)),
  blow: [noise(240, 0.16, 0.3, 0, 120), tone(110, 0.22, 0.35, 0, 'sine', 55)],
  coin: [tone(2100, 0.22, 0.2), tone(3150, 0.28, 0.14, 0.05), noise(5200, 0.03, 0.07)],
  door: [noise(420, 0.3, 0.25, 0, 260), tone(180, 0.26, 0.28, 0.02, 'triangle', 130), noise(180, 0.1, 0.33, 0.27)],
  turn: [tone(587, 0.35, 0.28, 0, 'triangle'), tone(880, 0.5, 0.24, 0.12, 'triangle')],
  victory: [392, 494, 587, 784].map((at, k) => tone(at, 0.7, 0.24, 0.13 * k, 'triangle')),
  defeat: [294, 247, 196].map((at, k) => tone(at, 0.9, 0.26, 0.22 * k, 'triangle', at * 0.97)),
}

const OF_KIND: Readonly<Record<Kind, Sound>> = {
  card: 'card', deed: 'card', dealt: 'card', step: 'step', reveal: 'card', draw: 'card', dice: 'die', outcome: 'coin', blow: 'blow', grave: 'blow', tally: 'blow', end: 'defeat',
}

/** What is heard with a beat: what the game says of its last entry, else what suits its kind. */
export const soundOf = (kind: Kind, key: string, own: Readonly<Record<string, Sound | undefined>> = {}): Sound => (kind === 'end' ? 'defeat' : (own[key] ?? OF_KIND[kind]))

/** Plays one sound after another on one output; the browser lets it begin when somebody has pressed something. */
export class Player {
  #context: AudioContext | null = null
  #hiss: AudioBuffer | null = null
  readonly #make: () => AudioContext

  constructor(make: () => AudioContext = () => new AudioContext()) {
    this.#make = make
  }

  /** @param volume from 0 to 1 */
  play(sound: Sound, volume: number): void {
    if (volume <= 0) return
    let context: AudioContext
    try {
      context = this.#context ??= this.#make()
    } catch {
      return // a browser without sound shows everything all the same
    }
    if (context.state === 'suspended') void context.resume().catch(() => {})
    const out = context.createGain()
    out.gain.value = volume * 0.6
    out.connect(context.destination)
    for (const stroke of STROKES[sound]) this.#strike(context, out, stroke)
  }

  close(): void {
    void this.#context?.close().catch(() => {})
    this.#context = null
  }

  #strike(context: AudioContext, out: AudioNode, { what, at, to = at, after = 0, lasts, loud }: Stroke): void {
    const start = context.currentTime + after
    const envelope = context.createGain()
    envelope.gain.setValueAtTime(0, start)
    envelope.gain.linearRampToValueAtTime(loud, start + 0.006)
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
    envelope.connect(out)
    const source = what === 'noise' ? this.#noise(context, envelope, start, at, to, lasts) : context.createOscillator()
    if ('frequency' in source) {
      source.type = what === 'triangle' ? 'triangle' : 'sine'
      source.frequency.setValueAtTime(at, start)
      source.frequency.exponentialRampToValueAtTime(to, start + lasts)
      source.connect(envelope)
    }
    source.start(start)
    source.stop(start + lasts + 0.02)
  }

  #noise(context: AudioContext, into: AudioNode, start: number, at: number, to: number, lasts: number): AudioBufferSourceNode {
    const source = context.createBufferSource()
    source.buffer = this.#hiss ??= hissOf(context)
    const window = context.createBiquadFilter()
    window.type = 'bandpass'
    window.Q.value = 1.2
    window.frequency.setValueAtTime(at, start)
    window.frequency.exponentialRampToValueAtTime(to, start + lasts)
    source.connect(window)
    window.connect(into)
    return source
  }
}

/** What the narrow window of a stroke of noise leaves is quiet: it is made up for beforehand, so that no sound is louder than another. */
const MADE_UP = 3

/** Half a second of noise, always the same. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 446
  for (let k = 0; k < samples.length; k++) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    samples[k] = MADE_UP * (seed / 1073741824 - 1)
  }
  return buffer
}
