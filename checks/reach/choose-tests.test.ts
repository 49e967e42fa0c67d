import { describe, expect, test } from 'vitest'
import { type Change, chooseTests, type Known } from './choose-tests.ts'
import { touchedBy } from './touched.ts'

const all = [
  'nouns/shop/server/buy.test.ts',
  'nouns/clubs/server/floors/posting.test.ts',
  'site/tests/access.test.ts',
  'house/rules/prices.test.ts',
  'nouns/shop/journeys/shop.test.ts',
  'nouns/clubs/journeys/composer.test.ts',
]

const buy = `import { post } from '../../core/post.ts'

interface Order { readonly count: number }

const most = 50

export function buy(order: Order) {
  return order.count > most ? null : post(order)
}

export const price = (count: number) => count * 2

export const feature = {
  name: 'shop',
  sell(count: number) {
    return price(count)
  },
}
`

const known: Known = {
  map: {
    version: 1,
    tests: all,
    files: {
      'nouns/shop/server/buy.ts': { '': [0, 2, 4], buy: [0, 4], price: [0], 'feature>sell': [2] },
      'house/core/post.ts': { '': [0, 1, 2, 4], post: [0, 1, 2, 4] },
      'nouns/clubs/web/composer.tsx': { '': [5], Composer: [5] },
    },
  },
  importers: new Map([
    ['nouns/shop/server/buy.ts', ['house/core/post.ts']],
    ['house/rules/limits.ts', ['house/rules/more-limits.ts', 'house/rules/prices.test.ts']],
    ['house/rules/more-limits.ts', ['nouns/clubs/web/composer.tsx']],
  ]),
  tests: all,
}

const filesOf = (...changes: readonly Change[]) => chooseTests(changes, known).files

/** A change of these lines of `buy.ts`. */
const inBuy = (...lines: readonly number[]): Change => {
  const path = 'nouns/shop/server/buy.ts'
  return { path, touched: touchedBy(path, buy, lines) }
}

const changed = (path: string): Change => ({ path, touched: [''] })

describe('a change of', () => {
  test('a function chooses the tests that ran it', () => {
    expect(filesOf(inBuy(11))).toEqual([all[0]])
    expect(filesOf(inBuy(8))).toEqual([all[4], all[0]])
    expect(filesOf(inBuy(8), inBuy(11))).toEqual([all[4], all[0]])
  })

  test('a method chooses the tests that ran it, a value beside it those that ran anything of its file', () => {
    expect(filesOf(inBuy(16))).toEqual([all[2]])
    expect(filesOf(inBuy(14))).toEqual([all[1], all[4], all[0], all[2]])
  })

  test('a constant chooses the tests that ran anything of its file, and of the files that import it', () => {
    expect(filesOf(inBuy(5))).toEqual([all[1], all[4], all[0], all[2]])
  })

  test('types and empty lines choose none, an import of a value those that ran anything of its file', () => {
    expect(filesOf(inBuy(2, 3))).toEqual([])
    expect(filesOf(inBuy(1))).toEqual([all[1], all[4], all[0], all[2]])
    expect(touchedBy('a.ts', "import type { A } from './a.ts'\n", [1])).toEqual([])
    expect(touchedBy('a.ts', "import './a.css'\n", [1])).toEqual([''])
  })

  test('sources that a test reads by their paths choose it too', () => {
    const tests = [...all, 'site/build/plugins/contract-as-data.test.ts']
    const path = 'nouns/shop/web/counter.tsx'
    const map = { version: 1, tests, files: { [path]: { '': [4] } } } as const
    const { files } = chooseTests([changed(path)], { ...known, tests, map })
    expect(files).toEqual(['nouns/shop/journeys/shop.test.ts', 'site/build/plugins/contract-as-data.test.ts'])
  })

  test('a test chooses itself, unless it is gone', () => {
    expect(filesOf(changed('site/tests/access.test.ts'))).toEqual(['site/tests/access.test.ts'])
    expect(filesOf(changed('site/server/gone.test.ts'))).toEqual([])
  })

  test('a file that the map does not know chooses the tests of whoever imports it', () => {
    expect(filesOf(changed('house/rules/limits.ts'))).toEqual([all[3], all[5]])
  })

  test('a file that nobody imports chooses the tests of its folder', () => {
    expect(filesOf(changed('nouns/shop/server/new.ts'))).toEqual([all[4], all[0], all[2]])
    expect(filesOf(changed('nouns/shop/server/desk/new.ts'))).toEqual([all[4], all[0], all[2]])
  })

  test.each(['package.json', 'site/test/open-test-site.ts', 'house/kit/db/schema/7_shop.sql', 'new/thing.ts'])(
    '%s chooses all',
    (path) => expect(filesOf(changed(path))).toEqual(all.toSorted()),
  )

  test('pages of the documentation chooses none', () => {
    expect(filesOf(changed('docs/architecture.md'), changed('README.md'))).toEqual([])
  })

  test('anything says what chose its tests', () => {
    const { says } = chooseTests([inBuy(8), changed('docs/a.md')], known)
    expect(says).toEqual(['nouns/shop/server/buy.ts: 2 by buy', 'docs/a.md: 0 by checks of the house'])
  })
})

test('a test that the map does not know yet runs with any change of code', () => {
  const added = 'nouns/tea/server/pour.test.ts'
  const { files, says } = chooseTests([inBuy(11)], { ...known, tests: [...all, added] })
  expect(files).toEqual([all[0], added])
  expect(says.at(-1)).toBe('not in the map yet, so they run too: 1')
  expect(chooseTests([changed('README.md')], { ...known, tests: [...all, added] }).files).toEqual([])
})

test('without a map, imports and folders choose', () => {
  const { files } = chooseTests([inBuy(8)], { ...known, map: null, importers: new Map() })
  expect(files).toEqual(['nouns/shop/server/buy.test.ts'])
})

test('without a map, a page chooses the journeys of its noun, what many pages have all of them', () => {
  const page = (path: string) => chooseTests([changed(path)], { ...known, map: null, importers: new Map() }).files
  expect(page('nouns/shop/web/counter.tsx')).toEqual(['nouns/shop/journeys/shop.test.ts'])
  const all = ['nouns/clubs/journeys/composer.test.ts', 'nouns/shop/journeys/shop.test.ts']
  expect(page('nouns/tea/web/pot.tsx')).toEqual(all)
  expect(page('house/design/parts/button.tsx')).toEqual(all)
})
