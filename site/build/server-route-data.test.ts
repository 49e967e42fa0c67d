import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../../checks/files.ts'
import { withoutServerData } from './server-route-data.ts'

test('a route keeps what the browser reads', () => {
  expect(withoutServerData(`staticData: { chunk: 'src/features/clubs/club/clubs-page.tsx', sizes: clubsSizes },`)).toBe(
    'staticData: { sizes: clubsSizes },',
  )
  expect(withoutServerData(`staticData: { home: true, chunk: 'src/app/settings.tsx', needsScripts: true },`)).toBe(
    'staticData: { home: true,  },',
  )
})

test('no file of a page is left in the routes', () => {
  const files = filesOf(['app/routes.tsx', 'app/routes/*.tsx'], { cwd: join(import.meta.dirname, '..', 'src') })
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const code = withoutServerData(readFileSync(join(import.meta.dirname, '..', 'src', file), 'utf8'))
    expect(code).not.toMatch(/\bchunk: '|needsScripts: true/)
  }
})
