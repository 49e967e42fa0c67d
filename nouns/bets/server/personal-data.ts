import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import { stakeResourceOf } from '../rules/stake-resource.ts'
import { sumRatings } from './rate-bet.ts'
import './tables.ts'

/**
 * Personal data: stakes and their results, objections, ratings, events that a member opened, and their own limits. Stakes stand, as
 * in the ledger, because others' payouts follow from them; the words of objections go, and so do limits.
 */
export const betsData: PersonalData = {
  name: 'bets',
  tables: ['bets', 'bet_stakes', 'bet_results', 'bet_objections', 'bet_ratings', 'bet_limits'],
  export: async (db, member) => {
    const stakes = await db
      .selectFrom('bet_stakes as s')
      .innerJoin('bets as b', 'b.id', 's.bet')
      .select(['b.name', 'b.resource', 's.option', 's.stake', 's.promised', 's.paid', 's.at'])
      .where('s.member', '=', member)
      .orderBy('s.id')
      .execute()
    const results = await db
      .selectFrom('bet_results as r')
      .innerJoin('bets as b', 'b.id', 'r.bet')
      .select(['b.name', 'r.resource', 'r.staked', 'r.paid', 'r.effect', 'r.won', 'r.at'])
      .where('r.member', '=', member)
      .orderBy('r.at')
      .execute()
    const objections = await db
      .selectFrom('bet_objections as o')
      .innerJoin('bets as b', 'b.id', 'o.bet')
      .select(['b.name', 'o.reason', 'o.at', 'o.founded', 'o.answer'])
      .where('o.member', '=', member)
      .orderBy('o.id')
      .execute()
    const ratings = await db
      .selectFrom('bet_ratings as r')
      .innerJoin('bets as b', 'b.id', 'r.bet')
      .select(['b.name', 'r.stars', 'r.at'])
      .where('r.member', '=', member)
      .execute()
    const opened = await db
      .selectFrom('bets')
      .select([
        'name',
        'title',
        'terms',
        'shown',
        'base',
        'category',
        'odds_type',
        'multi',
        'show_bets',
        'deadline',
        'link',
      ])
      .select(['asked_at', 'opened_at', 'refused_at'])
      .where('opener', '=', member)
      .where('of_member', '=', true)
      .execute()
    const limits = await db
      .selectFrom('bet_limits')
      .select(['adult_at', 'units', 'faith', 'paused_until', 'next_units', 'next_faith', 'next_from'])
      .where('member', '=', member)
      .executeTakeFirst()
    const named = <Row extends { readonly resource: number }>(rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, resource: stakeResourceOf(row.resource) }))
    return { stakes: named(stakes), results: named(results), objections, ratings, opened, limits: limits ?? null }
  },
  stands: (db, member) =>
    holdsAny(db, member, [
      ['bets', 'opener'],
      ['bet_stakes', 'member'],
    ]),
  forget: async (tx, member) => {
    await tx.updateTable('bet_objections').set({ reason: '' }).where('member', '=', member).execute()
    const rated = await tx
      .selectFrom('bets')
      .select('id')
      .where('id', 'in', tx.selectFrom('bet_ratings').select('bet').where('member', '=', member))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await tx.deleteFrom('bet_ratings').where('member', '=', member).execute()
    for (const { id } of rated) await sumRatings(tx, id)
    await tx.deleteFrom('bet_limits').where('member', '=', member).execute()
  },
}
