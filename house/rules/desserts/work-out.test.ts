import { expect, test } from 'vitest'
import { forage } from './outings.ts'
import { hintName, termsOf, workOut } from './work-out.ts'

const drawing =
  (...drawn: readonly number[]) =>
  (n: number) =>
    drawn[n] ?? 0

test('a synthesis comes below its chance', () => {
  const terms = termsOf.synthesis('coffee', 60)
  expect([0, 0.5999, 0.6, 0.99].map((drawn) => workOut('synthesis', terms, drawing(drawn)))).toEqual([
    'coffee',
    'coffee',
    '',
    '',
  ])
  expect(workOut('synthesis', '', drawing(0))).toBeNull()
})

test('an outing brings what was found, and the hint that was drawn', () => {
  const outing = { place: 'pool', hours: 4, part: 1 / 3, oneMore: true } as const
  const open = [hintName('milk', 'gdd'), hintName('coffee', 'sjd')]
  const draw = drawing(0.99, 0, 0.1, 0.9, 0.2, 0.7)
  const { found } = forage(outing, draw)
  const hintDrawn = draw(2 + found.length)
  const hint = hintDrawn < 0.5 ? 'hint:milk:gdd' : 'hint:coffee:sjd'
  expect(workOut('outing', termsOf.outing(outing, open), draw)).toBe([...found, hint].join(' '))
  expect(workOut('outing', termsOf.outing(outing, []), draw)).toBe(found.join(' '))
  expect(workOut('outing', 'moon 4 1 usual ', draw)).toBeNull()
})

test('coffee and star-sugar act as with or without their card, and bullets have no terms', () => {
  const [plain, card] = [termsOf.coffee(false), termsOf.coffee(true)]
  expect([plain, card].map((terms) => workOut('coffee', terms, drawing(0.25)))).toEqual(['1', '2'])
  expect([plain, card].map((terms) => workOut('starsugar', terms, drawing(0)))).toEqual(['0', '1'])
  expect(workOut('coffee', '', drawing(0))).toBeNull()
  expect([workOut('bullet', '', drawing(0)), workOut('bullet', '', drawing(0.999))]).toEqual(['gdd', ''])
})
