import { expect, it } from 'vitest'
import { breakable, soft, tight } from './breakable'

const shown = (text: string): string => text.replaceAll('\u00ad', '-')

it('breaks long words between syllables only', () => {
  expect(shown(breakable('Благословение Накари'))).toBe('Бла-го-сло-ве-ние Накари')
  expect(shown(breakable('Курганный клинок'))).toBe('Кур-ган-ный клинок')
  expect(shown(breakable('Повзуча іржа, Спритні пальці'))).toBe('Пов-зуча іржа, Спритні пальці')
  expect(shown(breakable('Кам’яний мішок'))).toBe('Кам’я-ний мішок')
  expect(breakable('Зомби')).toBe('Зомби')
})

it('leaves three letters on both sides of a break', () => {
  expect(shown(soft('забрало, награда, Повзуча, підійма'))).toBe('забрало, награда, Пов-зуча, підійма')
})

it('keeps a stop with its liquid, and what softens with what it softens', () => {
  expect(shown(soft('Недобрий, Недобрый, сохраняет'))).toBe('Недо-брий, Недо-брый, сохра-няет')
  expect(shown(soft('объезды, остальных, районный, копьеносец'))).toBe('объезды, осталь-ных, район-ный, копье-но-сец')
})

it('breaks before the last of several consonants', () => {
  expect(shown(soft('Скарбниця, Царство'))).toBe('Скарб-ниця, Царство')
})

it('breaks a Ukrainian word with дж after the vowel', () => {
  expect(shown(soft('саджанець'))).toBe('саджа-нець')
})

it('keeps a figure and its percent sign together', () => {
  expect(tight('chance 28 %, then 5 %.')).toBe('chance 28\u00a0%, then 5\u00a0%.')
  expect(['Explore, 1 AP', 'Искать: 1 ОД, 50 %', '2 APPLES in 3 Crypts'].map(tight)).toEqual(['Explore, 1\u00a0AP', 'Искать: 1\u00a0ОД, 50\u00a0%', '2 APPLES in 3 Crypts'])
})

it('leaves English to the browser where the place is not the narrowest', () => {
  expect(shown(soft('Сокровищница, Explorer'))).toBe('Сокро-вищ-ница, Explorer')
})
