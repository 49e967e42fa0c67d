import { expect, test } from 'vitest'
import { knotsOf } from './knots.ts'

test('what stands in one folder and imports one another in a circle is a knot, files and folders alike', () => {
  expect(
    knotsOf([
      ['nouns/bets/web/slip/slip.ts', 'nouns/bets/web/event/odds.ts'],
      ['nouns/bets/web/event/page/event.ts', 'nouns/bets/web/slip/amount.ts'],
      ['nouns/bets/web/slip/amount.ts', 'nouns/bets/web/bet-words.ts'],
      ['nouns/bets/web/event/odds.ts', 'nouns/bets/web/bet-words.ts'],
      ['nouns/bets/web/event/one.ts', 'nouns/bets/web/event/two.ts'],
      ['nouns/bets/web/event/two.ts', 'nouns/bets/web/event/three.ts'],
      ['nouns/bets/web/event/three.ts', 'nouns/bets/web/event/one.ts'],
    ]),
  ).toEqual(['nouns/bets/web/event: one.ts three.ts two.ts', 'nouns/bets/web: event slip'])
})

test('imports one way, of neighbours and between roots are none', () => {
  expect(
    knotsOf([
      ['nouns/bets/web/slip/slip.ts', 'nouns/bets/web/event/odds.ts'],
      ['nouns/bets/web/event.ts', 'nouns/bets/web/slip/slip.ts'],
      ['nouns/bets/web/card.ts', 'nouns/clubs/web/card.ts'],
      ['nouns/clubs/web/page.ts', 'nouns/bets/web/card.ts'],
      ['site/nouns.ts', 'house/core/manifest.ts'],
    ]),
  ).toEqual([])
})

test('a folder whose name begins like another one’s is not that one', () => {
  expect(
    knotsOf([
      ['house/core/files/a.ts', 'house/core/files-old/b.ts'],
      ['house/core/files-old/c.ts', 'house/core/files/d.ts'],
    ]),
  ).toEqual(['house/core: files files-old'])
})
