import type { clubs } from '@patisserie/contract/clubs'
import { plainTitle, titleProblem } from '@patisserie/rules/clubs'
import { remind } from '../../../core/reminders/remind.ts'
import { giveBackRewards, takeBackRewards } from '../../../core/rewards/take-back-rewards.ts'
import { givenReason } from '../../../core/staff-log/given-reason.ts'
import { logAct } from '../../../core/staff-log/log-act.ts'
import { announce } from '../../../kit/db/announce.ts'
import type { Tx } from '../../../kit/db/database.ts'
import type { Call } from '../../../kit/http/call.ts'
import { topicNote } from '../live-topic.ts'
import { floorIn, type LockedTopic, lockTopic, moveTopic, restoreMs, setTopicStanding } from '../standing-store.ts'
import { topicSubject } from '../told.ts'
import '../tables.ts'

type SetTopic = typeof clubs.calls.setTopic
type Act = Call<SetTopic>['input']['act']

/** POST /setMSTopic: one act on a topic with its reason; notifies the topic's author. */
export async function setTopic(call: Call<SetTopic>) {
  const { db, input, member, now, refuse } = call
  const { act } = input
  const reason = givenReason(input.reason, refuse)
  const topic = (await lockTopic(db, input.t)) ?? refuse('topicGone')
  if (act === 'restore') mayComeBack(topic, call)
  else if (topic.removed_at !== null) refuse(act === 'hide' ? 'actDone' : 'topicGone')
  const after = await acts[act](db, topic, call)
  const subject = topicSubject(topic.id)
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, stateOf(topic)[name]]))
  const title = after.title ?? topic.title
  await remind(db, {
    to: topic.author,
    kind: 'topicStaff',
    // One reminder per act, so that the reason of one act does not overwrite another's.
    subject: `${subject}:${act}`,
    data: { act, note: reason, t: topic.id, title },
    now,
  })
  await settleRewards(call, topic)
  announce(db, topicNote(topic.id))
  await logAct(db, { by: member, act: `topic:${act}`, subject, reason, before, after, now })
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

/** The fields of a topic that an act changed, with their new values. */
interface Changed {
  readonly pinned?: boolean
  readonly locked?: boolean
  readonly club?: number
  readonly title?: string
  readonly hidden?: boolean
}

const stateOf = ({ pinned, locked, club, title, removed_at }: LockedTopic): Record<string, unknown> => ({
  pinned,
  locked,
  club,
  title,
  hidden: removed_at !== null,
})

type DoAct = (tx: Tx, topic: LockedTopic, call: Call<SetTopic>) => Promise<Changed>

const flag =
  (name: 'pinned' | 'locked', value: boolean): DoAct =>
  async (tx, topic, { refuse }) => {
    if (topic[name] === value) refuse('actDone')
    await tx
      .updateTable('topics')
      .set({ [name]: value })
      .where('id', '=', topic.id)
      .execute()
    return { [name]: value }
  }

const acts: Readonly<Record<Act, DoAct>> = {
  pin: flag('pinned', true),
  unpin: flag('pinned', false),
  lock: flag('locked', true),
  unlock: flag('locked', false),
  move: async (tx, topic, { input, refuse }) => {
    if (input.m === topic.club) refuse('actDone')
    const club = (input.m && (await openClub(tx, input.m))) || refuse('clubGone')
    await moveTopic(tx, topic, club)
    return { club }
  },
  hide: async (tx, topic, { now }) => {
    await setTopicStanding(tx, topic, { removed_at: now, removed_by: 'staff' })
    return { hidden: true }
  },
  restore: async (tx, topic) => {
    await setTopicStanding(tx, topic, { removed_at: null, removed_by: null })
    return { hidden: false }
  },
  rename: async (tx, topic, { input, refuse }) => {
    const problem = titleProblem(input.title ?? '')
    if (problem) refuse(problem)
    const title = plainTitle(input.title ?? '')
    if (title === topic.title) refuse('actDone')
    await tx.updateTable('topics').set({ title }).where('id', '=', topic.id).execute()
    return { title }
  },
}

/** Refuses unless staff hid the topic within the last 30 days. A topic removed by its author cannot be restored. */
function mayComeBack(topic: LockedTopic, { now, refuse }: Call<SetTopic>): void {
  if (topic.removed_at === null) refuse('actDone')
  const isLate = topic.removed_at !== null && now.getTime() - topic.removed_at.getTime() > restoreMs
  if (topic.removed_by !== 'staff' || isLate) refuse('topicGone')
}

async function openClub(tx: Tx, id: number): Promise<number | undefined> {
  const club = await tx
    .selectFrom('clubs')
    .select('id')
    .where('id', '=', id)
    .where('hidden', '=', false)
    .forKeyShare()
    .executeTakeFirst()
  return club?.id
}
