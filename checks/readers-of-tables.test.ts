import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'
import { tableOwners } from './table-owners.ts'

// SQL is no import: no other check sees that a noun reads its neighbour's tables, or the house a noun's.

const writing = 'house/core/writing'

/** Folders that read a noun's tables, by that noun: the list may only shrink. */
const known: Readonly<Record<string, readonly string[]>> = {
  accounts: ['house/core/members', 'nouns/admin'],
  admin: ['nouns/accounts'],
  archive: ['nouns/replays'],
  bets: ['house/core/gift-weeks', 'nouns/economy', 'nouns/social'],
  clubs: [writing, ...['accounts', 'admin', 'economy', 'home', 'privileges', 'queue', 'search', 'social'].map(noun)],
  desserts: ['house/core/gift-weeks'],
  gifts: ['house/core/gift-weeks'],
  messages: ['nouns/accounts', 'nouns/reminders'],
  paintings: [writing, ...['accounts', 'clubs', 'desserts', 'economy', 'social'].map(noun)],
  reminders: ['house/core/reminders', 'nouns/bets'],
  replays: [writing, ...['accounts', 'admin', 'archive', 'clubs', 'economy', 'home', 'social'].map(noun)],
}

function noun(name: string): string {
  return `nouns/${name}`
}

const reads =
  /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(\w+)\b|(?:selectFrom|Join|using)\(\s*\[?\s*'(\w+)(?:\s+as\s+\w+)?'|\('(\w+) as \w+'/gi

const owners = tableOwners()

/** Nouns whose tables a source reads, but for its own. */
const nounsRead = (folder: string, source: string): string[] =>
  [...source.matchAll(reads)].flatMap(([, ...tables]) => {
    const noun = /^nouns\/[^/]+/.exec(owners.get(tables.find(Boolean) ?? '') ?? '')?.[0]
    return noun && noun !== folder ? [noun.replace('nouns/', '')] : []
  })

test('nobody else reads a noun’s tables', () => {
  const found = filesOf('{house/{kit,core},nouns/*/server,site/server}/**/*.ts', { exclude: /\.test\./ }).flatMap(
    (file) => {
      const folder = /^(?:house\/kit|(?:house\/core|nouns)\/[^/]+)/.exec(file)?.[0] ?? file
      return nounsRead(folder, readFileSync(file, 'utf8')).map((noun) => ({ noun, folder }))
    },
  )
  const readers = Object.entries(Object.groupBy(found, ({ noun }) => noun)).map(([noun, all = []]) => [
    noun,
    [...new Set(all.map(({ folder }) => folder))].sort(),
  ])
  // What is not read any more leaves the list.
  expect(Object.fromEntries(readers)).toEqual(known)
})

test('planted readers are caught', () => {
  expect(nounsRead('nouns/home', "db.selectFrom('replays as r').innerJoin('members', 'a', 'b')")).toEqual(['replays'])
  expect(nounsRead('house/core/names', 'sql`select 1 from topics t join clubs on true`')).toEqual(['clubs', 'clubs'])
  expect(nounsRead('nouns/clubs', 'select 1 from only topics, lateral (select 1 from members) m')).toEqual([])
})
