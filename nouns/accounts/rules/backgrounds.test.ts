import { expect, test } from 'vitest'
import { drawnBackgrounds, drawnSource, readDrawn } from './backgrounds.ts'

test.each(drawnBackgrounds)('%s is read back', (name) => {
  expect(readDrawn(drawnSource(name))).toBe(name)
})

test.each(['', 'drawn:', 'drawn:nothing', 'petals', '/pic/petals.png'])('%j is none of ours', (source) => {
  expect(readDrawn(source)).toBeNull()
})
