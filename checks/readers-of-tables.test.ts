import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'
import { tableOwners } from './table-owners.ts'

// SQL is no import: no other check sees that a noun reads its neighbour's tables, or the house a noun's.

/** Nouns that read another noun's tables, by the noun that is read: the list may only shrink. */
const known: Readonly<Record<string, readonly string[]>> = {
  accounts: ['admin'],
  admin: ['accounts'],
  archive: ['replays'],
  bets: ['economy', 'social'],
  clubs: ['accounts', 'admin', 'economy', 'home', 'privileges', 'queue', 'search', 'social'],
  messages: ['accounts', 'reminders'],
  paintings: ['accounts', 'clubs', 'desserts', 'economy', 'social'],
  reminders: ['bets'],
  replays: ['accounts', 'admin', 'archive', 'clubs', 'economy', 'home', 'social'],
}

const reads =
  /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(\w+)\b|(?:selectFrom|Join|using)\(\s*\[?\s*'(\w+)(?:\s+as\s+\w+)?'|\('(\w+) as \w+'/gi

const owners = tableOwners()

interface Reader {
  /** The noun that is read. */
  readonly read: string
  /** A noun, or a file of the house or the site. */
  readonly by: string
}

/** Who reads which nouns' tables in this file; a noun's own do not count. */
const readersIn = (file: string, source: string): Reader[] => {
  const by = nounOf(file) ?? file
  return [...source.matchAll(reads)].flatMap(([, ...tables]) => {
    const read = nounOf(owners.get(tables.find(Boolean) ?? '') ?? '')
    return read && read !== by ? [{ read, by }] : []
  })
}

const nounOf = (path: string): string | undefined => /^nouns\/([^/]+)/.exec(path)?.[1]

const found = filesOf('{house/{kit,core},nouns/*/server,site/server}/**/*.ts', { exclude: /\.test\./ }).flatMap(
  (file) => readersIn(file, readFileSync(file, 'utf8')),
)

test('the house and the site read no noun’s tables: nouns hand in what they ask', () => {
  expect(found.filter(({ by }) => by.includes('/'))).toEqual([])
})

test('no further noun reads another noun’s tables', () => {
  const readers = Object.entries(Object.groupBy(found, ({ read }) => read)).map(([read, all = []]) => [
    read,
    [...new Set(all.map(({ by }) => by).filter((by) => !by.includes('/')))].sort(),
  ])
  // Who no longer reads leaves the list.
  expect(Object.fromEntries(readers.filter(([, by]) => by && by.length > 0))).toEqual(known)
})

test('planted readers are caught', () => {
  const seen = (file: string, source: string) => readersIn(file, source).map(({ read, by }) => `${by} reads ${read}`)
  expect(seen('nouns/home/server/x.ts', "db.selectFrom('replays as r').innerJoin('members', 'a', 'b')")).toEqual([
    'home reads replays',
  ])
  expect(seen('house/core/names/x.ts', 'sql`select 1 from topics t join clubs on true`')).toEqual([
    'house/core/names/x.ts reads clubs',
    'house/core/names/x.ts reads clubs',
  ])
  expect(seen('site/server/x.ts', 'select 1 from bets')).toEqual(['site/server/x.ts reads bets'])
  expect(seen('nouns/clubs/server/x.ts', 'select 1 from only topics, lateral (select 1 from members) m')).toEqual([])
})
