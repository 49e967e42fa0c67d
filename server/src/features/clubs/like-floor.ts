import type { clubs } from '@patisserie/contract/clubs'
import { refuseBlack } from '../../core/members/black-gate.ts'
import { mayReach } from '../../core/reach/may-reach.ts'
import { remind, unremind } from '../../core/reminders/remind.ts'
import type { Call } from '../../kit/http/call.ts'
import { changeLikes, dropLike, insertLike, seenFloor } from './like-store.ts'
import { aboutFloor } from './told.ts'

/** POST /m5: once a member and floor, never one's own; `like` N takes it back. */
export async function likeFloor({ db, input, member, now, refuse }: Call<typeof clubs.calls.like>) {
  const { t, floor: number } = input
  const found = await seenFloor(db, t, number)
  if (!found.topic) return refuse('topicGone')
  const { floor } = found
  if (!floor) return refuse('floorGone')
  if (floor.author === member.id) refuse('likeSelf')
  const like = { floor: floor.id, member: member.id }
  const about = { to: floor.author, kind: 'floorLike', subject: `floor:${t}:${number}`, actor: member.id } as const
  if (input.like === 'N') {
    if (!(await dropLike(db, like))) refuse('notLiked')
    await changeLikes(db, { topic: t, floor, by: -1 })
    await unremind(db, about)
    return 'suc' as const
  }
  await refuseBlack(db, member)
  if (!(await mayReach(db, member.id, floor.author, 'like'))) refuse('notReachable')
  if (!(await insertLike(db, { ...like, at: now }))) refuse('liked')
  await changeLikes(db, { topic: t, floor, by: 1 })
  const data = { ...aboutFloor({ topic: t, title: floor.title, excerpt: floor.excerpt }), floor: number }
  await remind(db, { ...about, data, now })
  return 'suc' as const
}
