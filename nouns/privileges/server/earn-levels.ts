import { sql } from 'kysely'
import { lockBalances } from '#core/ledger/lock-balances.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import type { Reading } from '#core/members/reads.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { earnedLevels } from '#rules/economy/economy-rates.ts'
import { house } from '#rules/ledger/houses.ts'
import { reasons } from '#rules/ledger/reasons.ts'
import { levelResources, resourceNumber } from '#rules/ledger/resources.ts'
import { earnedLevel } from '../rules/levels-earned.ts'
import { membershipOf, standingPosts } from './membership.ts'

type LevelResource = (typeof levelResources)[number]

/** Members that are looked at in one statement. */
const batch = 20_000

/** Daily work: gives the levels that time and posts have brought since yesterday. Idempotent. */
export async function earnLevels(db: Database, now: Date): Promise<void> {
  const { first, last } = await db.own
    .selectFrom('members')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
  for (let from = first ?? 0; from <= (last ?? -1); from += batch) {
    for (const { id } of await earners(db, from, now)) await db.transaction((tx) => earn(tx, id, now))
  }
}

/** Members of a batch who may have earned a level that they do not have; `earn` decides. */
async function earners({ own }: Pick<Database, 'own'>, from: number, now: Date): Promise<{ id: number }[]> {
  const steps = earnedLevels.map(
    ({ level, days, posts }) => sql`m.created_at <= ${new Date(now.getTime() - days * 86_400_000)}
      and (select count(*) from ledger_balances l where l.holder = m.id and l.resource < 2 and l.amount >= ${level}) < 2
      and (${standingPosts('m.id')}) >= ${posts}`,
  )
  const { rows } = await sql<{ id: number }>`
    select m.id from members m
    where m.id between ${from} and ${from + batch - 1} and m.mail_verified_at is not null and m.closed_at is null and not m.robot
      and not (m.black and (m.black_until is null or m.black_until > ${now}))
      and (${sql.join(
        steps.map((step) => sql`(${step})`),
        sql` or `,
      )})
    order by m.id`.execute(own)
  return rows
}

/**
 * Raises both kinds to the level that the member has earned. The member's row is locked, as it is by who buys a level: a
 * level that was bought meanwhile is not given again, and nobody pays the price of a level that they have just earned.
 */
async function earn(tx: Tx, member: number, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', member)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const level = earnedLevel(await membershipOf(tx, member, now))
  const held = await lockBalances(tx, member, levelResources)
  const raised: Partial<Record<LevelResource, number>> = {}
  for (const [i, resource] of levelResources.entries()) {
    const has = held[i]?.amount ?? 0
    if (has >= level || (await isLowered(tx, member, resource))) continue
    for (let next = has + 1; next <= level; next++) {
      const key = `levelEarned:${resource}:${next}:${member}`
      const about = { kind: 'member', id: member } as const
      const moves = [{ from: house('mint'), to: member, resource, amount: 1 }]
      if (await postTransfer(tx, { reason: 'levelEarned', about, key, at: now, moves })) raised[resource] = next
    }
  }
  if (Object.keys(raised).length === 0) return
  const data = { life: String(raised.player ?? ''), bomb: String(raised.bomb ?? '') }
  await remind(tx, { to: member, kind: 'levelEarned', subject: `member:${member}`, data, now })
}

/** Whether staff have lowered a member's level of this kind: it does not come back by itself then. */
export async function isLowered(db: Reading, member: number, resource: LevelResource): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_moves')
    .select('post')
    .where('source', '=', member)
    .where('reason', '=', reasons.levelSet)
    .where('resource', '=', resourceNumber(resource))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
