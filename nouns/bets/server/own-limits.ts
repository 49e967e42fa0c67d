import { sql } from 'kysely'
import { linkedTo } from '#core/members/links/linked.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { bets } from '../contract/bets.ts'
import { limitsAt, pauseUntil, withLimits } from '../rules/own-limit.ts'
import { type LimitsRow, lockBettor, storedLimits } from './bettor.ts'
import './tables.ts'

const columns = ['units', 'faith', 'next_units', 'next_faith', 'next_from', 'paused_until', 'adult_at'] as const
const none: LimitsRow & { readonly paused_until: null; readonly adult_at: null } = {
  units: null,
  faith: null,
  next_units: null,
  next_faith: null,
  next_from: null,
  paused_until: null,
  adult_at: null,
}

/** GET /getBetLimits. `age`: what the operator asks for. */
export const ownLimits =
  (age: number) =>
  async ({ db, member, now }: Call<typeof bets.calls.limits>) => {
    const row =
      (await db.selectFrom('bet_limits').select(columns).where('member', '=', member.id).executeTakeFirst()) ?? none
    const stored = storedLimits(row)
    const held = limitsAt(stored, now)
    const next = stored.next && stored.next.from > now ? stored.next : null
    const accounts = await linkedTo(db, member.id)
    const today = new Date(`${beijingDay(now)}T00:00:00+08:00`)
    const { rows } = await sql<{ units: number; faith: number }>`-- bet-staked-today
      select coalesce(sum(s.stake) filter (where b.resource <> ${resourceNumber('faith')}), 0)::bigint as units,
        coalesce(sum(s.stake) filter (where b.resource = ${resourceNumber('faith')}), 0)::bigint as faith
      from bet_stakes s join bets b on b.id = s.bet
      where s.member = any(${[...accounts]}::bigint[]) and s.at >= ${today}`.execute(db as unknown as Tx) // a plain select
    const [staked] = rows
    return {
      UNITS: held.units ?? -1,
      FAITH: held.faith ?? -1,
      UNITSTODAY: Number(staked?.units ?? 0),
      FAITHTODAY: Number(staked?.faith ?? 0),
      PAUSED: row.paused_until && row.paused_until > now ? row.paused_until.toISOString() : '',
      NEXTUNITS: next?.units ?? -1,
      NEXTFAITH: next?.faith ?? -1,
      NEXTFROM: next?.from.toISOString() ?? '',
      ADULT: row.adult_at ? ('Y' as const) : ('N' as const),
      AGE: age,
    }
  }

/** POST /setBetLimits */
export async function setLimits({ db, member, input, now }: Call<typeof bets.calls.setLimits>) {
  // A stake that is being placed comes before or after the new limit, never beside it.
  await lockBettor(db, member.id)
  const row =
    (await db.selectFrom('bet_limits').select(columns).where('member', '=', member.id).executeTakeFirst()) ?? none
  const wanted = { units: input.units < 0 ? null : input.units, faith: input.faith < 0 ? null : input.faith }
  const { units, faith, next } = withLimits(storedLimits(row), wanted, now)
  const written = {
    units,
    faith,
    next_units: next?.units ?? null,
    next_faith: next?.faith ?? null,
    next_from: next?.from ?? null,
    paused_until: pauseUntil(row.paused_until, input.pause, now),
  }
  await db
    .insertInto('bet_limits')
    .values({ member: member.id, ...written })
    .onConflict((conflict) => conflict.column('member').doUpdateSet(written))
    .execute()
  return 'suc' as const
}

/** POST /confirmAdult */
export async function confirmAdult({ db, member, now }: Call<typeof bets.calls.adult>) {
  await db
    .insertInto('bet_limits')
    .values({ member: member.id, adult_at: now })
    .onConflict((conflict) => conflict.column('member').doUpdateSet({ adult_at: now }))
    .execute()
  return 'suc' as const
}
