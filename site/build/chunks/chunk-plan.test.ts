import { expect, test } from 'vitest'
import type { ModuleLinks } from './chunk-classes.ts'
import { planChunks } from './chunk-plan.ts'

const entry = '/site/web/client.tsx'
const routes = '/site/web/routes.tsx'

/** A graph from what each module imports at once and lazily; every module has 1,000 characters but those with a size. */
const graph = (
  modules: Record<string, { at?: string[]; later?: string[]; size?: number }>,
  written: Record<string, string> = {},
) => {
  const all = Object.entries(modules)
  const links = new Map<string, ModuleLinks>(
    all.map(([id, { at = [], later = [], size = 1_000 }]) => [
      id,
      {
        isEntry: id === entry,
        code: 'x'.repeat(size),
        importedIds: at,
        dynamicallyImportedIds: later,
        importers: all.filter(([, other]) => other.at?.includes(id)).map(([other]) => other),
        dynamicImporters: all.filter(([, other]) => other.later?.includes(id)).map(([other]) => other),
      },
    ]),
  )
  return planChunks(
    entry,
    (id) => links.get(id) ?? null,
    (id) => written[id] ?? null,
  )
}

const pages = ['/home-page.tsx', '/replay-list-page.tsx', '/replay-page.tsx', '/settings-page.tsx', '/club-page.tsx']
const site = { [entry]: { at: [routes, '/react.js'] }, [routes]: { later: pages }, '/react.js': {} }

test('what the entry reaches is the frame, and what the home page shares with the list or a replay', () => {
  const plan = graph({
    ...site,
    '/home-page.tsx': { at: ['/score.tsx', '/window.tsx', '/banner.tsx'] },
    '/replay-list-page.tsx': { at: ['/score.tsx', '/table.tsx'] },
    '/replay-page.tsx': { at: ['/banner.tsx'] },
    '/settings-page.tsx': { at: ['/table.tsx', '/field.tsx'] },
    '/club-page.tsx': {},
    '/score.tsx': {},
    '/window.tsx': {},
    '/banner.tsx': {},
    '/table.tsx': {},
    '/field.tsx': {},
  })
  expect(Object.fromEntries(plan)).toEqual({
    [entry]: 'frame',
    [routes]: 'frame',
    '/react.js': 'frame',
    '/score.tsx': 'frame',
    '/banner.tsx': 'frame',
    '/home-page.tsx': 'home-page',
    '/window.tsx': 'home-page',
    '/replay-list-page.tsx': 'replay-list-page',
    '/table.tsx': 'replay-list-page',
  })
})

test('what many pages share with the list or the home page does not bring these along', () => {
  const others = Array.from({ length: 6 }, (_, n) => `/other-${n}-page.tsx`)
  const plan = graph({
    ...site,
    [routes]: { later: [...pages, ...others] },
    ...Object.fromEntries(others.map((page) => [page, { at: ['/field.tsx', '/path.ts'] }])),
    '/home-page.tsx': { at: ['/path.ts', '/window.tsx'] },
    '/replay-list-page.tsx': { at: ['/field.tsx', '/table.tsx'] },
    '/replay-page.tsx': {},
    '/settings-page.tsx': { at: ['/table.tsx'] },
    '/club-page.tsx': {},
    '/window.tsx': {},
    '/table.tsx': {},
    '/field.tsx': {},
    '/path.ts': {},
  })
  expect(plan.get('/path.ts')).toBe('frame')
  expect(plan.get('/field.tsx')).toBe('parts')
  expect(plan.get('/table.tsx')).toBe('replay-list-page')
})

test('what two pages share is a file of its own where it is large, and joined with what is loaded anyway where it is small', () => {
  const shared = (size: number) =>
    graph({
      ...site,
      '/home-page.tsx': {},
      '/replay-list-page.tsx': {},
      '/replay-page.tsx': { at: ['/form.tsx'] },
      '/settings-page.tsx': { at: ['/form.tsx', '/chart.tsx'] },
      '/club-page.tsx': { at: ['/chart.tsx'] },
      '/form.tsx': { size },
      '/chart.tsx': { size },
    })
  const large = shared(100_000)
  expect([large.get('/form.tsx'), large.get('/chart.tsx')]).toEqual(['with-form', 'with-chart'])
  const small = shared(500)
  expect(small.get('/form.tsx')).toBe(small.get('/chart.tsx'))
})

test('files never import one another in a circle', () => {
  const plan = graph({
    ...site,
    '/home-page.tsx': {},
    '/replay-list-page.tsx': {},
    '/replay-page.tsx': { at: ['/outer.tsx'] },
    '/settings-page.tsx': { at: ['/outer.tsx', '/middle.tsx'] },
    '/club-page.tsx': { at: ['/middle.tsx', '/inner.tsx'] },
    '/admin-page.tsx': { at: ['/inner.tsx'] },
    [routes]: { later: [...pages, '/admin-page.tsx'] },
    '/outer.tsx': { at: ['/middle.tsx'], size: 10 },
    '/middle.tsx': { at: ['/inner.tsx'], size: 200_000 },
    '/inner.tsx': { size: 10 },
  })
  expect(plan.get('/outer.tsx')).not.toBe(plan.get('/inner.tsx'))
})

test('files are not joined through a page between them, which keeps its own file', () => {
  const plan = graph({
    ...site,
    '/home-page.tsx': {},
    '/replay-list-page.tsx': {},
    '/replay-page.tsx': { at: ['/outer.tsx'] },
    '/settings-page.tsx': { at: ['/outer.tsx'] },
    '/club-page.tsx': { at: ['/inner.tsx'] },
    '/outer.tsx': { at: ['/club-page.tsx'], size: 10 },
    '/inner.tsx': { size: 10 },
  })
  expect([plan.get('/outer.tsx'), plan.get('/inner.tsx')]).toEqual(['with-outer', 'with-inner'])
})

test('small files are joined, but not where that would bring a page to another page that does not use it', () => {
  const joined = (at: string[]) => {
    const plan = graph({
      ...site,
      [routes]: { later: [...pages, '/admin-page.tsx'] },
      '/home-page.tsx': {},
      '/replay-list-page.tsx': {},
      '/replay-page.tsx': { at: ['/chart.tsx'] },
      '/settings-page.tsx': { at: ['/chart.tsx', '/form.tsx'] },
      '/club-page.tsx': { at: ['/form.tsx'] },
      '/admin-page.tsx': {},
      '/chart.tsx': { at, size: 10 },
      '/form.tsx': { size: 10 },
    })
    return plan.get('/chart.tsx') === plan.get('/form.tsx')
  }
  expect([joined([]), joined(['/admin-page.tsx'])]).toEqual([true, false])
})

test('a page that another imports at once keeps its own file', () => {
  const plan = graph({
    ...site,
    '/home-page.tsx': {},
    '/replay-list-page.tsx': {},
    '/replay-page.tsx': {},
    '/settings-page.tsx': { at: ['/club-page.tsx', '/field.tsx'] },
    '/club-page.tsx': { at: ['/field.tsx'] },
    '/field.tsx': {},
  })
  expect([plan.has('/club-page.tsx'), plan.get('/field.tsx')]).toEqual([false, 'with-field'])
})

test('words of a language are in files of their own, and those that a module does not name for itself stay apart', () => {
  const pack = '/words/clubs.pack.ts'
  const [zh, en, seldom] = ['/words/clubs.zh.ts', '/words/clubs.en.ts', '/words/problems.zh.ts']
  const places = '/words/places.zh.ts'
  const plan = graph({
    ...site,
    [entry]: { at: [routes], later: [seldom] },
    '/home-page.tsx': {},
    '/replay-list-page.tsx': {},
    '/replay-page.tsx': {},
    '/settings-page.tsx': {},
    '/club-page.tsx': { at: [pack] },
    [pack]: { later: [zh, en] },
    [zh]: { at: [places] },
    [places]: { size: 10 },
    [en]: {},
    [seldom]: {},
  })
  expect([plan.get(zh), plan.get(en), plan.has(seldom)]).toEqual(['words-zh-clubs', 'words-en-clubs', false])
  // A pack and what it is made of would import one another.
  expect(plan.get(places)).toBe('words-zh-clubs')
})

test('what is written down stays in its file, whatever would be best, and a new module goes where it costs least', () => {
  const plan = graph(
    {
      ...site,
      '/home-page.tsx': {},
      '/replay-list-page.tsx': {},
      '/replay-page.tsx': { at: ['/form.tsx', '/chart.tsx', '/label.tsx'] },
      '/settings-page.tsx': { at: ['/form.tsx', '/chart.tsx', '/label.tsx'] },
      '/club-page.tsx': { at: ['/table.tsx'] },
      '/admin-page.tsx': { at: ['/table.tsx'] },
      [routes]: { later: [...pages, '/admin-page.tsx'] },
      '/form.tsx': { size: 10 },
      '/chart.tsx': { size: 10 },
      '/label.tsx': { size: 10 },
      '/table.tsx': { size: 100_000 },
    },
    { '/form.tsx': 'one', '/chart.tsx': 'two', '/table.tsx': 'two', '/replay-list-page.tsx': 'one' },
  )
  expect(plan.get('/form.tsx')).toBe('one')
  expect([plan.get('/chart.tsx'), plan.get('/table.tsx')]).toEqual(['two', 'two'])
  expect(plan.get('/label.tsx')).toBe('one')
  // The first pages' files follow from who uses what, not from what is written down.
  expect(plan.get('/replay-list-page.tsx')).toBe('replay-list-page')
})

test('what a single page uses by now goes with it, wherever it is written down', () => {
  const plan = graph(
    {
      ...site,
      '/home-page.tsx': {},
      '/replay-list-page.tsx': {},
      '/replay-page.tsx': { at: ['/chart.tsx'] },
      '/settings-page.tsx': { at: ['/form.tsx', '/chart.tsx'] },
      '/club-page.tsx': {},
      '/form.tsx': {},
      '/chart.tsx': {},
    },
    { '/form.tsx': 'both', '/chart.tsx': 'both' },
  )
  expect([plan.has('/form.tsx'), plan.get('/chart.tsx')]).toEqual([false, 'both'])
})

test('what came to lie between two modules of a file that is written down goes there too', () => {
  const plan = graph(
    {
      ...site,
      '/home-page.tsx': {},
      '/replay-list-page.tsx': {},
      '/replay-page.tsx': { at: ['/outer.tsx'] },
      '/settings-page.tsx': { at: ['/outer.tsx'] },
      '/club-page.tsx': { at: ['/between.tsx'] },
      '/admin-page.tsx': { at: ['/inner.tsx'] },
      [routes]: { later: [...pages, '/admin-page.tsx'] },
      '/outer.tsx': { at: ['/between.tsx'] },
      '/between.tsx': { at: ['/inner.tsx'], size: 100_000 },
      '/inner.tsx': {},
    },
    { '/outer.tsx': 'file', '/inner.tsx': 'file' },
  )
  expect(['/outer.tsx', '/between.tsx', '/inner.tsx'].map((id) => plan.get(id))).toEqual(['file', 'file', 'file'])
})

test('a file that is written down is given up where a page came to lie between its modules', () => {
  const plan = graph(
    {
      ...site,
      '/home-page.tsx': {},
      '/replay-list-page.tsx': {},
      '/replay-page.tsx': { at: ['/outer.tsx'] },
      '/settings-page.tsx': { at: ['/outer.tsx'] },
      '/club-page.tsx': { at: ['/inner.tsx'] },
      '/outer.tsx': { at: ['/club-page.tsx'], size: 10 },
      '/inner.tsx': { size: 10 },
    },
    { '/outer.tsx': 'file', '/inner.tsx': 'file' },
  )
  expect([plan.get('/outer.tsx'), plan.get('/inner.tsx')]).toEqual(['with-outer', 'with-inner'])
})
