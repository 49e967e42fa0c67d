import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ModuleLinks } from './chunk-classes.ts'
import { namedChunks } from './chunk-names.ts'

const root = join(import.meta.dirname, '../../..')

test('modules are written down by names that are the same on every machine', () => {
  const entry = `${root}/site/web/client.tsx`
  const routes = `${root}/site/web/routes.tsx`
  const pages = ['home', 'replay-list', 'club', 'shop'].map((page) => `${root}/nouns/tea/web/${page}-page.tsx`)
  const shared = [
    `${root}/house/design/form.tsx`,
    '/elsewhere/node_modules/lists/index.js',
    '\0contract-call:clubs/list',
  ]
  const imports: Readonly<Record<string, readonly string[]>> = {
    [entry]: [routes],
    ...Object.fromEntries(pages.slice(2).map((page) => [page, shared])),
  }
  const getModuleInfo = (id: string): ModuleLinks => ({
    isEntry: id === entry,
    code: 'x'.repeat(100),
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: id === routes ? pages : [],
    importers: Object.keys(imports).filter((other) => imports[other]?.includes(id)),
    dynamicImporters: pages.includes(id) ? [routes] : [],
  })
  const written = {
    one: ['contract-call:clubs/list', 'house/design/form.tsx'],
    two: ['node_modules/lists/index.js', 'house/design/gone.tsx'],
  }
  const { nameOf } = namedChunks(written)
  expect(shared.map((id) => nameOf(id, { getModuleInfo }))).toEqual(['one', 'two', 'one'])
  expect(nameOf(entry, { getModuleInfo })).toBe('frame')
})
