import { giveBackRewards, takeBackRewards } from '#core/rewards/take-back-rewards.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { floorIn, type LockedTopic, lockTopic, restoreMs } from '../standing-store.ts'
import { actOnTopic } from '../topics/act-on-topic.ts'

type SetTopic = typeof clubs.calls.setTopic

/** POST /setMSTopic: one act on a topic with its reason; notifies the topic's author. */
export async function setTopic(call: Call<SetTopic>) {
  const { db, input, member: by, now, refuse } = call
  const { act, m, title } = input
  const reason = givenReason(input.reason, refuse)
  const topic = (await lockTopic(db, input.t)) ?? refuse('topicGone')
  if (act === 'restore') mayComeBack(topic, call)
  else if (topic.removed_at !== null) refuse(act === 'hide' ? 'actDone' : 'topicGone')
  // Before the act is logged: balances are locked before the staff log.
  await settleRewards(call, topic)
  await actOnTopic(db, topic, { act, m, title, reason, by, as: 'staff', now }, refuse)
  return 'suc' as const
}

/** Hiding a topic takes back what its floor 1 brought; what others earned in it stays theirs. */
async function settleRewards({ db, input, now }: Call<SetTopic>, topic: LockedTopic): Promise<void> {
  if (input.act !== 'hide' && input.act !== 'restore') return
  const opening = await floorIn(db, topic.id, 1)
  if (!opening) return
  const thing = { kind: 'floor', id: opening.id, now } as const
  await (input.act === 'hide' ? takeBackRewards(db, { ...thing, by: 'staff' }) : giveBackRewards(db, thing))
}

/** Refuses unless staff hid the topic within the last 30 days. A topic removed by its author cannot be restored. */
function mayComeBack(topic: LockedTopic, { now, refuse }: Call<SetTopic>): void {
  if (topic.removed_at === null) refuse('actDone')
  const isLate = topic.removed_at !== null && now.getTime() - topic.removed_at.getTime() > restoreMs
  if (topic.removed_by !== 'staff' || isLate) refuse('topicGone')
}
