import type { clubs } from '@patisserie/contract/clubs'
import { hasPriority } from '../../core/members/has-priority.ts'
import { givenReason } from '../../core/staff-log/given-reason.ts'
import type { Call } from '../../kit/http/call.ts'
import { seenFloor } from './like-store.ts'
import './tables.ts'

/** POST /m6: somebody thinks staff should look at a floor. */
export async function reportFloor({ db, input, member, now, refuse }: Call<typeof clubs.calls.report>) {
  const reason = givenReason(input.reason, refuse)
  const { topic, floor } = await seenFloor(db, input.t, input.floor)
  if (!topic) refuse('topicGone')
  if (!floor) return refuse('floorGone')
  if (floor.author === member.id) refuse('reportSelf')
  const row = await db
    .insertInto('floor_reports')
    .values({ floor: floor.id, reporter: member.id, reason, priority: await hasPriority(db, member.id), at: now })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) refuse('reported')
  return 'suc' as const
}
