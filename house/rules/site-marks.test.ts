import { expect, test } from 'vitest'
import { cleanCharacters } from './rich-text/text.ts'
import { siteMark, speakMarks } from './site-marks.ts'
import { beginningOf, truncateWeighted } from './text.ts'

const laugh = siteMark('default/laugh')

test('marks are spoken, and unknown ones left out', () => {
  const speak = (name: string) => (name === 'default/laugh' ? '[laugh]' : undefined)
  expect(speakMarks(`a ${laugh} b ${siteMark('none')}${laugh}`, speak)).toBe('a [laugh] b [laugh]')
})

test('a text is never cut inside a mark', () => {
  expect(truncateWeighted(`ab${laugh}c`, 10)).toBe('ab')
  expect(truncateWeighted(`ab${laugh}c`, 11)).toBe(`ab${laugh}`)
  expect(beginningOf(`ab${laugh}c`, 11)).toBe(`ab${laugh}…`)
})

test('nobody writes a mark: its characters are removed from texts', () => {
  expect(cleanCharacters(`a${laugh}b`)).toBe('adefault/laughb')
})
