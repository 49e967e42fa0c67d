import { closeDraft } from '#core/drafts/store.ts'
import { takeBackRewards } from '#core/rewards/take-back-rewards.ts'
import { announce } from '#kit/db/announce.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { topicNote } from '../live-topic.ts'
import { floorIn, lockTopic, setFloorStanding, setTopicStanding } from '../standing-store.ts'

/** POST /m4: removes the caller's own floor, which leaves a stub. Removing floor 1 removes the topic. */
export async function removeFloor({ db, input, member, now, refuse }: Call<typeof clubs.calls.remove>) {
  const topic = await lockTopic(db, input.t)
  if (!topic || topic.removed_at !== null) return refuse('topicGone')
  const floor = await floorIn(db, input.t, input.floor)
  if (!floor || floor.removed_at !== null) return refuse('floorGone')
  if (floor.author !== member.id) refuse('notYours')
  const standing = { removed_at: now, removed_by: 'author' } as const
  if (floor.number === 1) await setTopicStanding(db, topic, standing)
  else await setFloorStanding(db, topic, { floor, standing })
  await closeDraft(db, member.id, `e:${input.t}:${input.floor}`)
  await takeBackRewards(db, { kind: 'floor', id: floor.id, by: 'author', now })
  announce(db, topicNote(input.t))
  return 'suc' as const
}
