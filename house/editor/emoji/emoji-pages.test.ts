import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emojiSetNames, emojiSets } from '#rules/rich-text/emoji-sets.ts'
import { columns, pagesOf, stepInPages } from './emoji-pages.ts'
import { parseRecent, withRecent } from './recent-emoji.ts'

describe('pages', () => {
  test('hold 24 each, and every motif once', () => {
    for (const set of emojiSetNames) {
      const pages = pagesOf<string>(emojiSets[set].names)
      expect(pages.slice(0, -1).every(({ length }) => length === 24)).toBe(true)
      expect(pages.flat()).toEqual(emojiSets[set].names)
    }
  })

  test('a key never leads out of the list', () => {
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), fc.array(key), (count, at, keys) => {
        let now = at % count
        for (const pressed of keys) {
          const next = stepInPages(now, pressed, count)
          expect(next).toBeTypeOf('number')
          now = next ?? -1
          expect(now >= 0 && now < count).toBe(true)
        }
      }),
    )
  })

  test('rows go on in the next page, and back', () => {
    expect(stepInPages(11, 'ArrowRight', 48)).toBe(30)
    expect(stepInPages(30, 'ArrowLeft', 48)).toBe(11)
    expect(stepInPages(5, 'ArrowRight', 24)).toBe(5)
    expect(stepInPages(0, 'ArrowLeft', 48)).toBe(0)
    expect(stepInPages(3, 'ArrowDown', 48)).toBe(3 + columns)
    expect(stepInPages(18, 'ArrowDown', 48)).toBe(18)
    expect(stepInPages(2, 'a', 48)).toBeNull()
  })

  test('a last page with few of them takes the nearest', () => {
    expect(stepInPages(23, 'ArrowRight', 26)).toBe(25)
    expect(stepInPages(10, 'PageDown', 26)).toBe(25)
  })
})

describe('recent ones', () => {
  test('stand once, the newest first, at most a page of them', () => {
    const some = emojiSets.default.names.map((name) => `default/${name}`)
    let recent: readonly string[] = []
    for (const used of [...some, 'default/smile']) recent = withRecent(recent, used)
    expect(recent).toHaveLength(24)
    expect(recent[0]).toBe('default/smile')
    expect(new Set(recent).size).toBe(24)
  })

  test('what is no emoji is not kept', () => {
    expect(parseRecent('default/smile own/x pusheen/paw <b> default/none')).toEqual(['default/smile', 'pusheen/paw'])
  })
})
