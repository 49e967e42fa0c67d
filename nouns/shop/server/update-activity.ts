import { sql } from 'kysely'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { shop } from '../contract/shop.ts'
import { activitiesMeet, activityProblem, activityState } from '../rules/activities.ts'
import { type Piece, pieces } from '../rules/wares.ts'
import { insertActivity, lockStored, openActivities, type StoredActivity, storeActivity } from './activity-store.ts'

type Updating = Call<typeof shop.calls.updateActivity>
type Asked = Pick<StoredActivity, 'items' | 'start' | 'end' | 'reason'>

/** Advisory lock that serialises changes of activities: two of them could otherwise both miss that they meet. */
const activitiesLock = 7_391_260

/** POST /updateShopActivity */
export async function updateActivity(call: Updating) {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  const items = pieces.filter((piece: Piece) => input.items.includes(piece))
  const asked = { items, start: new Date(input.start), end: new Date(input.end), reason }
  await sql`select pg_advisory_xact_lock(${activitiesLock})`.execute(db)
  const before = input.id === undefined ? null : ((await lockStored(db, input.id)) ?? refuse('missingActivity'))
  const after = before ? changed(before, asked, call) : asked
  const problem = activityProblem(after, now)
  // Ending a running activity now is no new period.
  if (problem && !(before && after.end.getTime() === now.getTime())) refuse(problem)
  const others = (await openActivities(db, now)).filter(({ id }) => id !== before?.id)
  if (others.some((other) => activitiesMeet(other, after))) refuse('activityMeets')
  const id = before?.id ?? (await insertActivity(db, after))
  if (before) await storeActivity(db, id, after)
  const subject = `shopActivity:${id}`
  await logAct(db, {
    by: member,
    act: 'updateShopActivity',
    subject,
    reason,
    before: logged(before),
    after: logged(after),
    now,
  })
  return 'suc' as const
}

/** The activity as it is wanted: one that is over stands, of a running one only the end changes, now at the earliest. */
function changed(before: StoredActivity, asked: Asked, { now, refuse }: Updating): Asked {
  const state = activityState(before, now)
  if (state === 'over') return refuse('activityOver')
  if (state === 'soon') return asked
  const isSame = asked.start.getTime() === before.start.getTime() && asked.items.join() === before.items.join()
  if (!isSame) refuse('activityRuns')
  return { ...asked, end: asked.end < now ? now : asked.end }
}

const logged = (activity: Asked | null) =>
  activity && { items: activity.items, start: activity.start.toISOString(), end: activity.end.toISOString() }
