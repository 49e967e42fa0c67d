import type { Files } from '#core/files/open-files.ts'
import { holdsNothing } from '#core/moderation/held-rule.ts'
import { uploadPicture } from '#core/pictures/upload-picture.ts'
import type { Tx } from '#kit/db/database.ts'
import { actPrepared, callOf } from '#site/seed/act.ts'
import { drawScreenshot } from '#site/seed/draw-screenshot.ts'
import { hoursBefore, type SeedEvent } from '#site/seed/events.ts'
import { people } from '#site/seed/people.ts'
import { type Pantry, writeDocument } from '#site/seed/write-document.ts'
import type { clubs as contract } from '../contract/clubs.ts'
import { addClub } from '../server/desk/edit-clubs.ts'
import { recommend } from '../server/desk/recommend.ts'
import { setTopic } from '../server/desk/set-topic.ts'
import { postFloor } from '../server/floors/post-floor.ts'
import { addKeeper } from '../server/keepers/keeper-store.ts'
import { propose } from '../server/keepers/propose.ts'
import { likeFloor } from '../server/reactions/like-floor.ts'
import { postTopic } from '../server/topics/post-topic.ts'
import { clubs, type DemoTopic, topics } from './topics.ts'

export interface Gathering {
  readonly tx: Tx
  readonly files: Files
  /** `members`: ids of the demo accounts in the order of `people`. `staff`: id of the account that is staff. */
  readonly members: readonly number[]
  readonly staff: number
  readonly now: Date
}

type Calls = typeof contract.calls

/** What the clubs hold once the events have run, and what staff do with it then. */
interface ClubPlay {
  readonly events: readonly SeedEvent[]
  /** Id of a demo topic by its index; 0 before it is posted. */
  readonly topicOf: (index: number) => number
  readonly furnish: () => Promise<void>
}

/**
 * Creates the clubs as staff. The demo members post, answer and like in the events, each with its own time in the last
 * weeks; staff furnish the clubs after them.
 */
export async function playTopics(gathering: Gathering): Promise<ClubPlay> {
  const rooms: number[] = []
  for (const club of clubs) rooms.push(await openClub(gathering, club))
  const begun: number[] = []
  const events = topics.flatMap((topic, i) => eventsOf(gathering, { topic, i, rooms, begun }))
  return {
    events,
    topicOf: (index) => begun[index] ?? 0,
    furnish: async () => {
      await furnish(gathering, begun)
      await keepClubs(gathering, rooms)
    },
  }
}

async function openClub(g: Gathering, { degrees, ...words }: (typeof clubs)[number]): Promise<number> {
  const at = hoursBefore(g.now, 590)
  const pic = (await picture(g, { by: g.staff, degrees, at })).src
  return (await addClub(callOf<Calls['addClub']>({ tx: g.tx, member: g.staff, now: at, input: { ...words, pic } }))).m
}

interface Beginning {
  readonly topic: DemoTopic
  readonly i: number
  /** `rooms`: ids of the clubs by index. `begun`: ids of the topics posted so far, by index. */
  readonly rooms: readonly number[]
  readonly begun: number[]
}

function eventsOf(g: Gathering, { topic, i, rooms, begun }: Beginning): SeedEvent[] {
  const { hoursAgo, by, answers } = topic
  const when = (share: number) => hoursBefore(g.now, hoursAgo * (1 - share))
  const t = () => begun[i] ?? 0
  const opening: SeedEvent = {
    at: when(0),
    happen: async () => {
      const document = await writeDocument(topic.parts, pantryOf(g, by, when(0)))
      const input = { m: rooms[topic.club] ?? 0, title: topic.title, document: { ...document } }
      const act = { tx: g.tx, member: g.members[by] ?? 0, now: when(0), input }
      begun[i] = (await actPrepared(postTopic(holdsNothing), act)).t
    },
  }
  const said = answers.map(([who, ...parts], n): SeedEvent => {
    const at = when((0.85 * (n + 1)) / (answers.length + 1))
    const happen = async () => {
      const document = await writeDocument(parts, pantryOf(g, who, at))
      const act = { tx: g.tx, member: g.members[who] ?? 0, now: at, input: { t: t(), document: { ...document } } }
      await actPrepared(postFloor(holdsNothing), act)
    }
    return { at, happen }
  })
  return [opening, ...said, ...likesOf(g, { topic, i, t, when })]
}

interface Liking {
  readonly topic: DemoTopic
  readonly i: number
  readonly t: () => number
  readonly when: (share: number) => Date
}

/** Likes of some floors by some other members, chosen by a fixed formula. */
function likesOf(g: Gathering, { topic, i, t, when }: Liking): SeedEvent[] {
  const authors = [topic.by, ...topic.answers.map(([who]) => who)]
  return authors.flatMap((author, n) =>
    g.members.flatMap((member, who): SeedEvent[] => {
      if (who === author || (i * 5 + n * 7 + who * 3) % 9 > (n === 0 ? 4 : 1)) return []
      const at = when(0.9 + 0.01 * who)
      const input = { t: t(), floor: n + 1, like: 'Y' } as const
      const happen = () => likeFloor(callOf<Calls['like']>({ tx: g.tx, member, now: at, input: { ...input, t: t() } }))
      return [{ at, happen }]
    }),
  )
}

/** Pins, locks and recommends topics as staff. */
async function furnish(g: Gathering, begun: readonly number[]): Promise<void> {
  const act = { tx: g.tx, member: g.staff, now: g.now }
  for (const [i, { state }] of topics.entries()) {
    if (!state) continue
    const input = { t: begun[i] ?? 0, act: state, reason: '演示：店员整理。' } as const
    await setTopic(callOf<Calls['setTopic']>({ ...act, input }))
  }
  const chosen = begun.filter((_, i) => topics[i]?.recommended)
  await recommend(callOf<Calls['recommend']>({ ...act, input: { t: chosen } }))
}

/** Names keepers of two clubs, who hold life 7 (`people.ts`), and leaves a proposed club for staff. */
async function keepClubs(g: Gathering, rooms: readonly number[]): Promise<void> {
  for (const [i, keeper] of [1, 5].entries()) {
    await addKeeper(g.tx, rooms[i] ?? 0, { member: g.members[keeper] ?? 0, now: hoursBefore(g.now, 300) })
  }
  const input = {
    name: '布丁同好会',
    intro: '只聊会晃的甜点，也聊会晃的弹幕。',
    reason: '演示：我们常在别的社团里借地方说话。',
  }
  await propose(callOf<Calls['propose']>({ tx: g.tx, member: g.members[2] ?? 0, now: hoursBefore(g.now, 5), input }))
}

function pantryOf(g: Gathering, by: number, at: Date): Pantry {
  const member = g.members[by] ?? 0
  return {
    people: people.map(({ nick }, n) => ({ id: g.members[n] ?? 0, nick })),
    replay: (gam) => replayOf(g.tx, member, gam),
    picture: (degrees) => picture(g, { by: member, degrees, at }),
  }
}

/** Id of the member's newest public run of a game; of any game if `gam` is 0. */
async function replayOf(tx: Tx, member: number, gam: number): Promise<number> {
  const own = tx.selectFrom('replays').select('id').where('uploader', '=', member).where('open', '=', true)
  const wanted = gam === 0 ? own : own.where('game', '=', gam)
  return (await wanted.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
}

async function picture(g: Gathering, { by, degrees, at }: { by: number; degrees: number; at: Date }) {
  const file = { name: `danmaku-${degrees}.png`, bytes: await drawScreenshot(degrees) }
  const { data } = await actPrepared(uploadPicture(g.files), { tx: g.tx, member: by, now: at, input: {}, file })
  const { url, width, height, size, name } = data
  return { src: url, name, alt: '', size, width, height }
}
