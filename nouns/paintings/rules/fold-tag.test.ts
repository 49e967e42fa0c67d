import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldTag } from './fold-tag.ts'
import { houseTags, isHouseTag, readTag, tagName } from './painting-tags.ts'

test('width, case and white space of a tag do not matter', () => {
  expect(foldTag(' Ｓakura　\n PARK ')).toBe('sakura park')
  expect(foldTag('樱花')).toBe('樱花')
  expect(foldTag(' \t ')).toBe('')
})

test('a folded tag stays as it is', () => {
  const odd = fc.string({ unit: fc.constantFrom('İ', 'ß', 'ﷺ', 'Ａ', ' ', '\u0000', '\u00a8', '\ud800', '樱', '㍿') })
  fc.assert(
    fc.property(odd, (text) => {
      expect(foldTag(foldTag(text))).toBe(foldTag(text))
    }),
  )
})

test('the name of a house tag in either language is that tag', () => {
  expect(readTag('像素画')).toBe('#pixel')
  expect(readTag('Pixel ART')).toBe('#pixel')
  expect(readTag('#PIXEL')).toBe('#pixel')
  expect(readTag('樱花')).toBe('樱花')
  expect(tagName('#pixel', 'en')).toBe('pixel art')
  expect(tagName('樱花', 'en')).toBe('樱花')
})

test('house tags have names of their own in both languages', () => {
  for (const key of ['id', 'zh', 'en'] as const) {
    expect(new Set(houseTags.map((tag) => tag[key].toLowerCase())).size).toBe(houseTags.length)
  }
  expect(houseTags.every(({ id }) => isHouseTag(id) && readTag(id) === id)).toBe(true)
})
