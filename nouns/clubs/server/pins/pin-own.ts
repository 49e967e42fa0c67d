import { tooLittle } from '#core/ledger/post-transfer.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { knownWith, linksAround } from '#core/members/links/link-store.ts'
import { isRobot, linkedTo } from '#core/members/links/linked.ts'
import { refuseEntered } from '#core/members/not-entered.ts'
import { lockHolder } from '#core/members/reads.ts'
import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { ownPinsMost, pinMs } from '../../rules/club-keeping.ts'
import { topicNote } from '../live-topic.ts'
import { isPinned } from '../rows.ts'
import { lockTopic } from '../standing-store.ts'
import { isClubThere } from '../topic-for-writer.ts'
import { paidPins, payPin } from './pay-pin.ts'
import '../tables.ts'

/**
 * POST /pinOwnTopic: the author's topic stands first in its club for a day, below those that staff have pinned; paid in
 * faith. A person has one such pin at a time, whatever account they use.
 */
export async function pinOwn(call: Call<typeof clubs.calls.pinOwn>) {
  const { db, input, member, now, refuse } = call
  refuseEntered(member)
  await refuseBlack(db, member)
  if (await isRobot(db, member.id)) refuse('faithFew')
  const accounts = await linkedTo(db, member.id)
  // Two pins at once of one person would otherwise both be the only one: all of their accounts lock the same row.
  await lockHolder(db, accounts[0] ?? member.id)
  const topic = (await lockTopic(db, input.t)) ?? refuse('topicGone')
  if (topic.removed_at !== null || topic.held_at !== null) refuse('topicGone')
  if (!(await isClubThere(db, topic.club))) refuse('topicGone')
  if (topic.author !== member.id) refuse('notYours')
  if (isPinned(topic, now)) refuse('actDone')
  const other = await ownPin(db, accounts, now)
  if (other) {
    const isKnown = knownWith(await linksAround(db, [member.id]), member.id).all.has(other.author)
    refuse('pinOne', { ...(isKnown && { t: other.id }), until: other.pinned_until?.toISOString() })
  }
  const pins = await paidPins(db, topic.club, { own: true, now })
  if (pins.length >= ownPinsMost) refuse('ownPinsMany', { until: pins[0]?.pinned_until?.toISOString() })
  const until = new Date(now.getTime() + pinMs)
  await db
    .updateTable('topics')
    .set({ pinned: true, pinned_until: until, own_pin: true })
    .where('id', '=', topic.id)
    .execute()
  announce(db, topicNote(topic.id))
  await payPin(db, { topic, member: member.id, now }).catch(tooLittle(() => refuse('faithFew')))
  return { until: until.toISOString() }
}

/** A topic that one of these accounts has pinned and whose day is not over. */
const ownPin = (tx: Tx, accounts: readonly number[], now: Date) =>
  tx
    .selectFrom('topics')
    .select(['id', 'author', 'pinned_until'])
    .where('author', 'in', accounts)
    .where('own_pin', '=', true)
    .where('pinned', '=', true)
    .where('removed_at', 'is', null)
    .where('pinned_until', '>', now)
    .limit(1)
    .executeTakeFirst()
