import { remind } from '#core/reminders/remind.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { pinMs } from '../../rules/club-keeping.ts'
import { plainTitle, type TopicAct, titleProblem } from '../../rules/clubs.ts'
import { topicNote } from '../live-topic.ts'
import { isPinned } from '../rows.ts'
import { type LockedTopic, moveTopic, setTopicStanding } from '../standing-store.ts'
import { topicSubject } from '../told.ts'
import '../tables.ts'

export interface TopicActing<Act extends TopicAct = TopicAct> {
  readonly act: Act
  /** The club to move the topic to. */
  readonly m?: number | undefined
  readonly title?: string | undefined
  readonly reason: string
  readonly by: Pick<Caller, 'id'>
  /** Whether staff act, or a keeper of the club or the topic's author. */
  readonly as: 'staff' | 'keeper'
  readonly now: Date
}

/** What each act may refuse with. */
interface Problems {
  readonly pin: 'actDone'
  readonly unpin: 'actDone'
  readonly lock: 'actDone'
  readonly unlock: 'actDone'
  readonly move: 'actDone' | 'clubGone'
  readonly rename: 'actDone' | 'titleEmpty' | 'titleLong'
  readonly hide: never
  readonly restore: never
}
type Refuse<Code> = (code: Code) => never

/** Does one act on a topic that the caller has locked, reminds its author and logs the act. */
export async function actOnTopic<Act extends TopicAct>(
  tx: Tx,
  topic: LockedTopic,
  acting: TopicActing<Act>,
  refuse: Refuse<Problems[Act]>,
): Promise<void> {
  const { act, by, as, reason, now } = acting
  const after = await acts[act](tx, topic, acting, refuse)
  const subject = topicSubject(topic.id)
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, stateOf(topic, now)[name]]))
  // Keepers do not read of what they did themselves; staff do, because their acts are those of the house.
  if (as === 'staff' || topic.author !== by.id) {
    await remind(tx, {
      to: topic.author,
      kind: as === 'staff' ? 'topicStaff' : 'topicKeeper',
      // One reminder per act, so that the reason of one act does not overwrite another's.
      subject: `${subject}:${act}`,
      data: { act, note: reason, t: topic.id, title: after.title ?? topic.title },
      now,
    })
  }
  announce(tx, topicNote(topic.id))
  await logAct(tx, { by, act: `${as === 'staff' ? 'topic' : 'keeper'}:${act}`, subject, reason, before, after, now })
}

/** The fields of a topic that an act changed, with their new values. */
interface Changed {
  readonly pinned?: boolean
  readonly locked?: boolean
  readonly club?: number
  readonly title?: string
  readonly hidden?: boolean
}

const stateOf = (topic: LockedTopic, now: Date): Record<string, unknown> => ({
  pinned: isPinned(topic, now),
  locked: topic.locked,
  club: topic.club,
  title: topic.title,
  hidden: topic.removed_at !== null,
})

type DoAct<Code> = (tx: Tx, topic: LockedTopic, acting: TopicActing, refuse: Refuse<Code>) => Promise<Changed>

const pin =
  (pinned: boolean): DoAct<'actDone'> =>
  async (tx, topic, { as, now }, refuse) => {
    if (isPinned(topic, now) === pinned) refuse('actDone')
    const until = pinned && as === 'keeper' ? new Date(now.getTime() + pinMs) : null
    await tx
      .updateTable('topics')
      .set({ pinned, pinned_until: until, own_pin: false })
      .where('id', '=', topic.id)
      .execute()
    return { pinned }
  }

const lock =
  (locked: boolean): DoAct<'actDone'> =>
  async (tx, topic, { as }, refuse) => {
    if (topic.locked === locked) refuse('actDone')
    const lock_kept = locked && as === 'keeper'
    await tx.updateTable('topics').set({ locked, lock_kept }).where('id', '=', topic.id).execute()
    return { locked }
  }

const acts: { readonly [Act in TopicAct]: DoAct<Problems[Act]> } = {
  pin: pin(true),
  unpin: pin(false),
  lock: lock(true),
  unlock: lock(false),
  move: async (tx, topic, { m }, refuse) => {
    if (m === topic.club) refuse('actDone')
    const club = (m && (await openClub(tx, m))) || refuse('clubGone')
    await moveTopic(tx, topic, club)
    if (topic.pinned_until === null) return { club }
    // A paid pin is one of its club's, so it does not move along.
    await tx
      .updateTable('topics')
      .set({ pinned: false, pinned_until: null, own_pin: false })
      .where('id', '=', topic.id)
      .execute()
    return { club, pinned: false }
  },
  hide: async (tx, topic, { now }) => {
    await setTopicStanding(tx, topic, { removed_at: now, removed_by: 'staff' })
    return { hidden: true }
  },
  restore: async (tx, topic) => {
    await setTopicStanding(tx, topic, { removed_at: null, removed_by: null })
    return { hidden: false }
  },
  rename: async (tx, topic, acting, refuse) => {
    const problem = titleProblem(acting.title ?? '')
    if (problem) refuse(problem)
    const title = plainTitle(acting.title ?? '')
    if (title === topic.title) refuse('actDone')
    await tx.updateTable('topics').set({ title }).where('id', '=', topic.id).execute()
    return { title }
  },
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
