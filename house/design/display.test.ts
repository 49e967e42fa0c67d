import { expect, it } from 'vitest'
import { displayClass } from './display.tsx'
import { displayWords } from './theme/display-words.ts'

it('sets a heading in the display face only when it holds every character', () => {
  const house = displayClass('弹幕甜品屋 Danmaku Patisserie')
  expect(house).toBe(displayClass('2026'))
  expect(displayClass('弹幕甜品屋 𠮷')).not.toBe(house)
})

it('holds every word of the house', () => {
  const house = displayClass('弹幕甜品屋')
  for (const word of displayWords) expect(displayClass(word)).toBe(house)
})
