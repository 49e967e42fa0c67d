import { sql } from 'kysely'
import { isFlagged } from '#core/members/codes-count.ts'
import { knownWith, linksAround } from '#core/members/links/link-store.ts'
import { linkedSql } from '#core/members/links/linked.ts'
import type { Reading } from '#core/members/reads.ts'
import { mayReach } from '#core/reach/may-reach.ts'
import type { Tx } from '#kit/db/database.ts'
import type { GiftStanding } from '../rules/gifts.ts'
import '#core/ledger/tables.ts'

/** The receiver as the giver sees them, and whether the giver can give them anything. */
export interface GiverAndReceiver {
  readonly nick: string
  readonly head: string
  readonly standing: GiftStanding
}

interface Asked {
  readonly giver: number
  readonly receiver: number
  readonly now: Date
}

/** Null if there is no such receiver, or the account is closed. */
export async function giverAndReceiver(db: Reading, { giver, receiver, now }: Asked): Promise<GiverAndReceiver | null> {
  const { rows } = await sql<StoredPair>`-- gifts-giver-and-receiver
    select r.nick, r.head, g.created_at as joined, g.robot or r.robot as robot,
        r.mail_verified_at is not null and not ${sql.raw(isFlagged('r', 'x.now'))} as able,
        ${sql.raw(linkedSql('g.id', 'r.id'))} as linked,
        exists (select from ledger_balances b where b.holder = g.id and b.owed > 0) as owes
      from members g join members r on r.id = ${receiver} and r.closed_at is null
        cross join (select ${now}::timestamptz as now) x
      where g.id = ${giver}`.execute(db as Tx) // a plain select, which both types of `Reading` can run
  const [pair] = rows
  if (!pair) return null
  const isReached = giver === receiver || (await mayReach(db, giver, receiver, 'gift'))
  // Of accounts that the giver may not know of, the bar of linked ones would tell what somebody else has linked.
  const isKnown = !pair.linked || knownWith(await linksAround(db, [giver]), giver).all.has(receiver)
  const standing: GiftStanding = {
    isSelf: giver === receiver,
    areLinked: pair.linked,
    reaches: pair.able && isReached && isKnown,
    hasRobot: pair.robot,
    owes: pair.owes,
    joined: pair.joined,
    now,
  }
  return { nick: pair.nick, head: pair.head, standing }
}

interface StoredPair {
  readonly nick: string
  readonly head: string
  readonly joined: Date
  readonly robot: boolean
  readonly able: boolean
  readonly linked: boolean
  readonly owes: boolean
}
