import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, toolFile } from './files.ts'
import { ownerOf, schemaFiles, tableOwners } from './table-owners.ts'
import { type NamedTable, tablesInModule, tablesInSql } from './tables-in.ts'

// SQL is no import: no other check sees that a noun reads its neighbour's tables, or the house a noun's.

/** Tables of a noun that other nouns read, by the noun and its readers: the list may only shrink. */
const known: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  accounts: {
    admin: ['log_ins'],
  },
  admin: {
    accounts: ['appeals'],
  },
  archive: {
    replays: ['archived_runs'],
  },
  bets: {
    economy: ['bets'],
    social: ['bet_options', 'bet_stakes', 'bets'],
  },
  clubs: {
    admin: ['clubs'],
    economy: ['clubs', 'floors', 'topics'],
    home: ['clubs', 'floors', 'topics'],
    privileges: ['floors', 'topics'],
    queue: ['floor_hidings', 'floors', 'topics'],
    search: ['clubs', 'topics'],
    social: ['clubs', 'floors', 'topics'],
  },
  messages: {
    accounts: ['conversation_sides'],
    reminders: ['conversation_sides'],
  },
  paintings: {
    clubs: ['paintings'],
    desserts: ['dragon_rounds', 'pending_desserts'],
    economy: ['paintings'],
    social: ['paintings'],
  },
  reminders: {
    bets: ['reminder_preferences'],
  },
  replays: {
    accounts: ['replays'],
    admin: ['replays'],
    archive: ['pilots', 'replays'],
    clubs: ['replay_facets', 'replay_facts', 'replays'],
    economy: ['replays'],
    home: ['replay_games', 'replays'],
    social: ['replays'],
  },
}

/**
 * Migrations that name tables of others: one that has run cannot change. A later one replaces their functions, so the list does
 * not grow.
 */
const history: Readonly<Record<string, readonly string[]>> = {
  'nouns/home/server/schema/0025_member_totals.sql': ['writes members'],
  'house/core/members/schema/0040_accounts_more.sql': ['writes mail_links'],
  'house/core/reactions/schema/0172_reactions.sql': [
    'reads floor_likes',
    'reads replay_likes',
    'reads topic_favourites',
    'writes replay_likes',
    'writes topic_favourites',
  ],
  'house/core/moderation/schema/0176_moderation.sql': [
    'reads floor_reports',
    'reads floors',
    'reads replay_comments',
    'reads replay_reports',
    'reads replays',
    'writes floors',
    'writes replay_comments',
    'writes replay_reports',
    'writes replays',
  ],
  'house/core/comments/schema/0180_comments.sql': ['writes replay_comments'],
  'nouns/clubs/server/schema/0184_search_clubs.sql': ['writes search_queue'],
  'house/core/moderation/schema/0209_post_prints.sql': ['writes comments', 'writes floors', 'writes replays'],
  'house/core/reminders/schema/0211_remind_by_switch.sql': ['reads reminder_preferences'],
  'nouns/social/server/schema/0216_directory.sql': [
    'reads replays',
    'writes follows',
    'writes members',
    'writes replays',
  ],
  'house/core/rewards/schema/0240_rewards.sql': [
    'reads floor_documents',
    'reads floors',
    'reads iscore_runs',
    'reads replays',
  ],
  'house/core/members/schema/0250_levels_are_balances.sql': [
    'writes ledger_balances',
    'writes ledger_moves',
    'writes ledger_posts',
  ],
  'nouns/clubs/server/schema/0290_club_keeping.sql': ['writes waiting'],
  'nouns/paintings/server/schema/0300_paintings.sql': ['writes waiting'],
  'nouns/clubs/server/schema/0305_floor_paintings.sql': ['writes paintings'],
  'nouns/clubs/server/schema/0336_around_topics.sql': ['writes replays'],
  'nouns/clubs/server/schema/0342_floors_name_uploaders.sql': ['reads paintings', 'reads replays', 'writes members'],
}

const owners = tableOwners()

const nounOf = (path = ''): string | undefined => /^nouns\/([^/]+)/.exec(path)?.[1]

interface Reader {
  /** A file, and what it reads, as `file reads table (noun)`. */
  readonly says: string
  readonly noun: string
  readonly table: string
  readonly by: string | undefined
}

/** Which tables of nouns this file reads; a noun's own do not count. */
const readersIn = (file: string, tables: readonly NamedTable[]): readonly Reader[] =>
  tables.flatMap(({ table }) => {
    const noun = nounOf(owners.get(table))
    const by = nounOf(file)
    return noun && noun !== by ? [{ says: `${file} reads ${table} (${noun})`, noun, table, by }] : []
  })

const modules = filesOf('{house,nouns,site}/**/*.{ts,tsx}', {
  exclude: toolFile,
})
const found = modules.flatMap((file) => readersIn(file, tablesInModule(file, readFileSync(file, 'utf8'))))

test('the house and the site read no noun’s tables: a noun hands in what they ask, by its manifest', () => {
  expect(found.filter(({ by }) => !by).map(({ says }) => says)).toEqual([])
})

test('no noun reads a further table of another noun: what two need goes to the house, or is asked of its owner', () => {
  const listed = ({ noun, by = '', table }: Reader) => known[noun]?.[by]?.includes(table)
  expect(found.filter((one) => one.by && !listed(one)).map(({ says }) => says)).toEqual([])
})

test('a table that is no longer read leaves the list', () => {
  const read = new Set(found.map(({ noun, by, table }) => `${by} reads ${table} (${noun})`))
  const listed = Object.entries(known).flatMap(([noun, readers]) =>
    Object.entries(readers).flatMap(([by, tables]) => tables.map((table) => `${by} reads ${table} (${noun})`)),
  )
  expect(listed.filter((one) => !read.has(one))).toEqual([])
})

test('migrations change tables of their own folder, and read no noun’s but its own', () => {
  const foreign = schemaFiles().map((file) => {
    const tables = tablesInSql(readFileSync(file, 'utf8')).filter(({ table, does }) => {
      const owner = owners.get(table)
      if (!owner || owner === ownerOf(file)) return false
      return does === 'writes' || (nounOf(owner) && nounOf(owner) !== nounOf(file))
    })
    return [file, [...new Set(tables.map(({ table, does }) => `${does} ${table}`))].sort()] as const
  })
  expect(Object.fromEntries(foreign.filter(([, tables]) => tables.length > 0))).toEqual(history)
})

test('planted readers are caught', () => {
  const seen = (file: string, source: string) => readersIn(file, tablesInModule(file, source)).map(({ says }) => says)
  expect(seen('nouns/home/server/x.ts', "db.selectFrom('replays as r').innerJoin('members', 'a', 'b')")).toEqual([
    'nouns/home/server/x.ts reads replays (replays)',
  ])
  expect(seen('house/core/names/x.ts', 'sql`select 1 from topics t, "clubs"`')).toEqual([
    'house/core/names/x.ts reads topics (clubs)',
    'house/core/names/x.ts reads clubs (clubs)',
  ])
  expect(seen('site/ops/x.ts', 'x(`select 1 from public.bets`)')).toEqual(['site/ops/x.ts reads bets (bets)'])
  expect(seen('nouns/clubs/server/x.ts', 'x(`select 1 from only topics, lateral (select 1 from members) m`)')).toEqual(
    [],
  )
})
