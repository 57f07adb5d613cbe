/** What only tables with a surface need (docs/language.md section 17): pictures, ground and signs of its cards, the winter. Fetched with the cards. */
import { glyphsOf } from '../../lib/glyphs'
import type { Board, MapCard } from './board'
import { mapOf } from './catalogue.svelte'
import { word } from './facts'
import Beside from './land/Beside.svelte'
import Ground from './land/Ground.svelte'
import { arcticAt, arcticOf, linked, signsOf } from './land/ground'
import Links from './land/Links.svelte'
import patterns from './land/patterns.svg?raw'
import Signs from './land/Signs.svelte'
import Told from './land/Told.svelte'
import { onLand, type Land } from './land.svelte'
import { ui } from './say'

/** Pictures by kind: those of every set with a surface. */
const pictures: Record<string, string> = Object.assign({}, ...Object.values(import.meta.glob<Record<string, string>>('./sets/land/*.ts', { eager: true, import: 'default' })))

if (!document.getElementById('land-gloom')) document.body.insertAdjacentHTML('afterbegin', patterns)
void glyphsOf('dungeoneer.land')

const aloud = (card: MapCard, ice = 0): string => (onLand(card) ? [...[card.type, ...card.terrain, ...card.symbols].map(word), ice ? ui('ice-icons', { count: arcticOf(card, ice) }) : ''].filter(Boolean).join(', ') : '')

const land: Land = { Told, aloud, pictures, Beside, Ground, Links, Signs, linked, signsOf, arcticAt: ({ map }: Board, space: string | null | undefined) => arcticAt(map, space, mapOf) }
export default land
