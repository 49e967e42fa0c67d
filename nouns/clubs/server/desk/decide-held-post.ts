import { decideWaiting, type WaitingPost } from '#core/moderation/decide-waiting.ts'
import { relationsTo } from '#core/reach/may-reach.ts'
import { tell } from '#core/reminders/store.ts'
import { rewardPost } from '#core/rewards/reward-post.ts'
import { takeBackRewards } from '#core/rewards/take-back-rewards.ts'
import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { plainText } from '#rules/rich-text/plain-text.ts'
import { collect } from '#rules/rich-text/walk.ts'
import type { clubs } from '../../contract/clubs.ts'
import { settleHidings } from '../hiding/settle-hidings.ts'
import { topicNote } from '../live-topic.ts'
import {
  type FoundFloor,
  floorIn,
  type LockedTopic,
  lockTopic,
  release,
  setFloorStanding,
  setTopicStanding,
} from '../standing-store.ts'
import { announceTold, floorSubject, tellingsOf } from '../told.ts'

type Held = Call<typeof clubs.calls.decideHeld>

/** POST /decideMSHeld: shows a held post to everybody and sends its notifications now, or removes it. */
export const decideHeld = (call: Held) =>
  decideWaiting(call, { act: 'decideMSHeld', verdict: call.input.verdict, find: () => findHeld(call) })

async function findHeld({ db, input, refuse }: Held): Promise<WaitingPost> {
  const topic = (await lockTopic(db, input.t)) ?? refuse('topicGone')
  if (topic.removed_at !== null) refuse('topicGone')
  const floor = (await floorIn(db, topic.id, input.floor)) ?? refuse('floorGone')
  if (floor.removed_at !== null) refuse('floorGone')
  if (floor.held_at === null) refuse('notHeld')
  return {
    author: floor.author,
    words: floor.excerpt,
    post: { kind: 'floor', subject: floor.id },
    name: floorSubject(topic.id, floor.number),
    reminder: { kind: 'floorHeld', data: { t: topic.id, floor: floor.number, title: topic.title } },
    release: async (now) => {
      await release(db, topic, floor)
      await settleHidings(db, { topic, floor, upheld: false, note: input.reason.trim(), now })
      // What members hid was seen before: it has told whom it concerns, and has earned.
      if (floor.held_why !== 'members') {
        const document = await documentOf(db, floor)
        await tellOfRelease(db, document, { topic, floor, now })
        await rewardReleased(db, document, { floor, now })
      }
      announce(db, topicNote(topic.id))
    },
    remove: async (now) => {
      await takeAway(db, { topic, floor, now })
      await settleHidings(db, { topic, floor, upheld: true, note: input.reason.trim(), now })
      await takeBackRewards(db, { kind: 'floor', id: floor.id, now, by: 'staff' })
      announce(db, topicNote(topic.id))
    },
  }
}

interface Decided {
  readonly topic: LockedTopic
  readonly floor: FoundFloor
  readonly now: Date
}

async function takeAway(tx: Tx, { topic, floor, now }: Decided): Promise<void> {
  const standing = { removed_at: now, removed_by: 'staff' } as const
  if (floor.number === 1) await setTopicStanding(tx, topic, standing)
  else await setFloorStanding(tx, topic, { floor, standing })
}

async function documentOf(tx: Tx, { id }: FoundFloor): Promise<RichDocument> {
  const { document } = await tx
    .selectFrom('floor_documents')
    .select('document')
    .where('floor', '=', id)
    .executeTakeFirstOrThrow()
  // Stored documents were validated on posting.
  return document as RichDocument
}

/** A post that waited earns when it is released, on that day. */
async function rewardReleased(
  tx: Tx,
  document: RichDocument,
  { floor, now }: Pick<Decided, 'floor' | 'now'>,
): Promise<void> {
  await rewardPost(tx, floor.id, { member: floor.author, document, words: plainText(document), at: now })
}

async function tellOfRelease(tx: Tx, document: RichDocument, { topic, floor, now }: Decided): Promise<void> {
  const found = collect(document)
  const quoted = await authorsOf(tx, topic.id, found.quoted)
  const topicAuthor = floor.number === 1 ? null : topic.author
  const people = await relationsTo(tx, floor.author, [
    ...found.mentions,
    ...quoted,
    ...(topicAuthor ? [topicAuthor] : []),
  ])
  const post = { author: floor.author, topic: topic.id, title: topic.title, excerpt: floor.excerpt }
  const told = tellingsOf({ ...post, topicAuthor, quoted, mentioned: found.mentions, people }).map((one) => ({
    ...one,
    data: { ...one.data, floor: floor.number },
  }))
  if (told.length === 0) return
  await tell(tx, { told, actor: floor.author, now })
  announceTold(tx, told)
}

async function authorsOf(tx: Tx, topic: number, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return []
  const rows = await tx
    .selectFrom('floors')
    .select('author')
    .where('topic', '=', topic)
    .where('number', 'in', numbers)
    .where('removed_at', 'is', null)
    .where('held_at', 'is', null)
    .execute()
  return rows.map(({ author }) => author)
}
