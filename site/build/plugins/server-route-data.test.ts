import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../../../checks/files.ts'
import { withoutServerData } from './server-route-data.ts'

const root = join(import.meta.dirname, '../../..')

test('a route keeps what the browser reads', () => {
  expect(withoutServerData(`staticData: { chunk: 'nouns/clubs/web/club/clubs-page.tsx', sizes: clubsSizes },`)).toBe(
    'staticData: { sizes: clubsSizes },',
  )
  expect(
    withoutServerData(`staticData: { home: true, chunk: 'nouns/one/web/settings.tsx', needsScripts: true },`),
  ).toBe('staticData: { home: true,  },')
})

test('no file of a page is left in the routes', () => {
  const files = filesOf(['site/web/routes.tsx', 'site/web/routes/*.tsx', 'nouns/*/web/{routes,side-routes}.tsx'], {
    cwd: root,
  })
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const code = withoutServerData(readFileSync(join(root, file), 'utf8'))
    expect(code).not.toMatch(/\bchunk: '|needsScripts: true/)
  }
})
