import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'
import { tableOwners } from './table-owners.ts'

// SQL is no import: no other check sees that a noun reads its neighbour's tables, or the house a noun's.

/** Folders that read a noun's tables, by that noun: the list may only shrink. */
const known: Readonly<Record<string, readonly string[]>> = {
  accounts: ['core/members', 'features/admin'],
  admin: ['features/accounts'],
  archive: ['features/replays'],
  bets: ['core/gift-weeks', 'features/economy', 'features/social'],
  clubs: ['accounts', 'admin', 'economy', 'home', 'privileges', 'queue', 'search', 'social', 'writing'].map(noun),
  desserts: ['core/gift-weeks'],
  'dragon-balls': ['features/desserts', 'features/paintings'],
  gifts: ['core/gift-weeks'],
  messages: ['features/accounts', 'features/reminders'],
  paintings: ['accounts', 'clubs', 'dragon-balls', 'economy', 'social', 'writing'].map(noun),
  reminders: ['core/reminders', 'features/bets'],
  replays: ['accounts', 'admin', 'archive', 'clubs', 'economy', 'home', 'social', 'writing'].map(noun),
  writing: ['features/accounts', 'features/clubs'],
}

function noun(name: string): string {
  return `features/${name}`
}

const reads =
  /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(\w+)\b|(?:selectFrom|Join|using)\(\s*\[?\s*'(\w+)(?:\s+as\s+\w+)?'|\('(\w+) as \w+'/gi

const owners = tableOwners()

/** Nouns whose tables a source reads, but for its own. */
const nounsRead = (folder: string, source: string): string[] =>
  [...source.matchAll(reads)].flatMap(([, ...tables]) => {
    const owner = owners.get(tables.find(Boolean) ?? '')
    return owner?.startsWith('features/') && owner !== folder ? [owner.replace('features/', '')] : []
  })

test('nobody else reads a noun’s tables', () => {
  const found = filesOf('server/src/{kit,core,features}/**/*.ts', { exclude: /\.test\.|\/test-/ }).flatMap((file) => {
    const folder = /^server\/src\/(kit|(?:core|features)\/[^/]+)/.exec(file)?.[1] ?? file
    return nounsRead(folder, readFileSync(file, 'utf8')).map((noun) => ({ noun, folder }))
  })
  const readers = Object.entries(Object.groupBy(found, ({ noun }) => noun)).map(([noun, all = []]) => [
    noun,
    [...new Set(all.map(({ folder }) => folder))].sort(),
  ])
  // What is not read any more leaves the list.
  expect(Object.fromEntries(readers)).toEqual(known)
})

test('planted readers are caught', () => {
  expect(nounsRead('features/home', "db.selectFrom('replays as r').innerJoin('members', 'a', 'b')")).toEqual([
    'replays',
  ])
  expect(nounsRead('core/names', 'sql`select 1 from topics t join clubs on true`')).toEqual(['clubs', 'clubs'])
  expect(nounsRead('features/clubs', 'select 1 from only topics, lateral (select 1 from members) m')).toEqual([])
})
