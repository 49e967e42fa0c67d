import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nouns as listed } from '#site/nouns.ts'
import { filesOf } from './files.ts'

const floors = ['rules', 'contract', 'words', 'server', 'web']
const besides = ['test', 'seed', 'journeys', 'bench', 'docs', 'noun.ts', 'README.md']

/** What stands in a folder of a noun and is neither a floor nor one of the rooms beside them. */
const strange = (inNoun: readonly string[]): string[] =>
  inNoun.filter((name) => ![...floors, ...besides].includes(name)).sort()

const nouns = filesOf('nouns/*')

test.each(nouns)('%s has floors, rooms for tests, its noun.ts and README, and no other folder', (noun) => {
  expect(strange(readdirSync(noun))).toEqual([])
  expect(existsSync(`${noun}/README.md`)).toBe(true)
  expect(Object.keys(listed)).toContain(noun.slice('nouns/'.length))
})

test('the nouns in the table of docs/architecture.md are there', () => {
  const rows = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `([\w-]+)` \|/gm)].map(
    ([, name]) => `nouns/${name}`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((row) => !nouns.includes(row))).toEqual([])
})

test('code stands in the folders that the walls know', () => {
  const folders = readdirSync('.', { withFileTypes: true }).filter((one) => one.isDirectory() && !isMade.test(one.name))
  const withCode = folders.filter(({ name }) => hasCode(name))
  expect(withCode.map(({ name }) => name).sort()).toEqual([
    'bench',
    'checks',
    'house',
    'nouns',
    'replay',
    'replay-encoder',
    'scripts',
    'site',
  ])
})

const hasCode = (folder: string): boolean => {
  try {
    return filesOf(`${folder}/**/*.{ts,tsx,mjs}`).length > 0
  } catch {
    return false
  }
}

/** Folders that builds, sites and tools make. */
const isMade = /^(?:\..*|node_modules|dist|data|test-output)$/

test('a planted folder is caught', () => {
  expect(strange(['rules', 'helpers', 'shared.ts', 'web', 'README.md'])).toEqual(['helpers', 'shared.ts'])
})
