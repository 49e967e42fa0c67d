import { createHash } from 'node:crypto'
import { seedOf } from '#core/draws/member-draws.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { toldAfterMinutes } from '#rules/desserts/draws.ts'
import { periodOf } from '#rules/ledger/period.ts'
import type { desserts } from '../contract/desserts.ts'

/** POST /getDraws: a day's seed is made by the first question about the day, so this is a write. */
export async function ownDraws({ db, input, member, now, refuse }: Call<typeof desserts.calls.draws>) {
  const today = beijingDay(now)
  const day = input.day ?? today
  if (day > today || periodOf({ from: day }) === null) refuse('dayUnknown')
  const known = await db
    .selectFrom('member_seeds')
    .select('seed')
    .where('member', '=', member.id)
    .where('day', '=', day)
    .executeTakeFirst()
  if (!known && day !== today) refuse('dayUnknown')
  const seed = known?.seed ?? (await seedOf(db, member.id, day))
  const rows = await db
    .selectFrom('member_draws')
    .select(['kind', 'subject', 'count', 'terms', 'outcome', 'at'])
    .where('member', '=', member.id)
    .where('day', '=', day)
    .orderBy('id')
    .limit(mostShown)
    .execute()
  return {
    DAY: day,
    HASH: createHash('sha256').update(seed).digest('hex'),
    SEED: isOver(day, now) ? seed.toString('hex') : '',
    DRAWS: rows.map((row) => ({
      KIND: row.kind,
      SUBJECT: row.subject,
      COUNT: row.count,
      TERMS: row.terms,
      TIME: row.at.toISOString(),
      OUTCOME: row.outcome,
    })),
  }
}

/** A call that came before midnight still draws from its day's seed; a minute's work does so for all its outings. */
const isOver = (day: string, now: Date): boolean =>
  day < beijingDay(new Date(now.getTime() - toldAfterMinutes * 60_000))

/** Acts of a day that are answered, the first ones. Only a script mixes more often; later acts are stored and not shown. */
const mostShown = 2_000
