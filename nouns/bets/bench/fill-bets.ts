import { join } from 'node:path'
import type pg from 'pg'
import { openDatabase } from '#kit/db/database.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { house } from '#rules/ledger/houses.ts'
import { reasons, subjectKinds } from '#rules/ledger/reasons.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { fillFolder, fillMembers } from '../../../bench/fill.ts'
import { betAccount } from '../server/names.ts'
import { fillStakes } from '../test/fill-stakes.ts'

/** Members with a session. */
export const signedIn = 1_000
/** Events that take stakes, named `open1` and so on: one that is hot, fifty, and one that open pages follow. */
export const openEvents = 52
export const openName = (n: number): string => `open${n}`
const base = 1_000_000
const odds = [940, 940]
/** The lowest id of a member. */
export const firstMember = 1_000_001

/** Fills a folder: `size` members, each with one stake on the event that `readyToPay` makes due. */
export async function fillBets(place: string, size: number): Promise<void> {
  // Whoever opens an event does not stake on it.
  const opener = firstMember + size
  await fillFolder(place, async (client) => {
    await fillMembers(client, size + 1, signedIn)
    await client.query(`insert into bet_categories (name) values ('runs'), ('scores')`)
    await client.query(`insert into bet_limits (member, adult_at) select id, now() from members`)
    for (let n = 1; n <= openEvents; n++) await open(client, { name: openName(n), oddsType: 'dynamic', opener })
    await open(client, { name: 'large', oddsType: 'ending', opener })
  })
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const db = openDatabase({ ...postgres.connection })
  try {
    await db.pool.query(`alter database ${postgres.connection.database} set synchronous_commit = off`)
    const begun = performance.now()
    for (let from = firstMember; from < firstMember + size; from += 2_000) {
      await db.pool.query(endowSql, [
        house('prizes'),
        resourceNumber('faith'),
        from,
        Math.min(from + 1_999, firstMember + size - 1),
      ])
    }
    await db.pool.query(baseSql, [house('bets'), resourceNumber('faith'), base, betAccount(1) + 1])
    const opening = { resource: 'faith', oddsType: 'ending', base, odds } as const
    const members = Array.from({ length: size }, (_, n) => firstMember + n)
    await fillStakes(db.pool, { event: { id: openEvents + 1, opening }, members, stakes: size, at: new Date() })
    await db.pool.query('vacuum (analyze)')
    await db.pool.query(`alter database ${postgres.connection.database} reset synchronous_commit`)
    console.log(`filled with ${size} members and stakes in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
  } finally {
    await db.close()
    await postgres.stop()
  }
}

interface Opened {
  readonly name: string
  readonly oddsType: string
  readonly opener: number
}

const open = (client: pg.Client, { name, oddsType, opener }: Opened) =>
  client.query(
    `with made as (
       insert into bets (name, category, title, terms, resource, odds_type, multi, show_bets, base, odds, staked, promised, opener,
         of_member, asked_at, opened_at, deadline, seed)
       values ($1, 1, 'Who wins ' || $1 || '?', 'As the run says.', $2, $3, $3 = 'dynamic', 'always', $4, $5, '{0,0}', '{0,0}', $6, false,
         now(), now(), now() + interval '20 days', sha256($1::text::bytea)) returning id
     ) insert into bet_options (bet, n, label) select id, o.n - 1, o.label from made, unnest(array['yes', 'no']) with ordinality o (label, n)`,
    [name, resourceNumber('faith'), oddsType, base, odds, opener],
  )

const endowSql = `select count(ledger_post(${reasons.prize}::smallint, 0::smallint, 0, 'endow:' || n, now(), array[$1::bigint],
    array[n], array[$2::smallint], array[10000::bigint], 0::smallint)) from generate_series($3::bigint, $4::bigint) n`
const baseSql = `select count(ledger_post(${reasons.betBase}::smallint, ${subjectKinds.bet}::smallint, id, 'bet-base:' || id, now(),
    array[$1::bigint], array[$4::bigint - id], array[$2::smallint], array[$3::bigint], 0::smallint)) from bets`

/** What a day of looking at a proposed result leaves: the large event is due. Answers its id. */
export async function readyToPay(client: Pick<pg.Client, 'query'>): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `update bets set deadline = now() - interval '26 hours', winner = 0, proposed_at = now() - interval '25 hours', proposed_by = 1000001,
       told_at = now() where name = 'large' and settling_at is null returning id`,
  )
  return Number(rows[0]?.id)
}
