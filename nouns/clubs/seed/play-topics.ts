import { holdsNothing } from '#core/moderation/held-rule.ts'
import type { SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { uploadPicture } from '#core/pictures/upload-picture.ts'
import { actPrepared, callOf } from '#site/seed/act.ts'
import { drawScreenshot } from '#site/seed/draw-screenshot.ts'
import { hoursBefore } from '#site/seed/events.ts'
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
export async function playTopics(stage: SeedStage): Promise<ClubPlay> {
  const rooms: number[] = []
  for (const club of clubs) rooms.push(await openClub(stage, club))
  const begun: number[] = []
  const events = topics.flatMap((topic, i) => eventsOf(stage, { topic, i, rooms, begun }))
  return {
    events,
    topicOf: (index) => begun[index] ?? 0,
    furnish: async () => {
      await furnish(stage, begun)
      await keepClubs(stage, rooms)
    },
  }
}

async function openClub(stage: SeedStage, { degrees, ...words }: (typeof clubs)[number]): Promise<number> {
  const at = hoursBefore(stage.now, 590)
  const pic = (await picture(stage, { by: stage.staff, degrees, at })).src
  return (
    await addClub(callOf<Calls['addClub']>({ tx: stage.tx, member: stage.staff, now: at, input: { ...words, pic } }))
  ).m
}

interface Beginning {
  readonly topic: DemoTopic
  readonly i: number
  /** `rooms`: ids of the clubs by index. `begun`: ids of the topics posted so far, by index. */
  readonly rooms: readonly number[]
  readonly begun: number[]
}

function eventsOf(stage: SeedStage, { topic, i, rooms, begun }: Beginning): SeedEvent[] {
  const { hoursAgo, by, answers } = topic
  const when = (share: number) => hoursBefore(stage.now, hoursAgo * (1 - share))
  const t = () => begun[i] ?? 0
  const opening: SeedEvent = {
    at: when(0),
    happen: async () => {
      const document = await writeDocument(topic.parts, pantryOf(stage, by, when(0)))
      const input = { m: rooms[topic.club] ?? 0, title: topic.title, document: { ...document } }
      const act = { tx: stage.tx, member: stage.members[by] ?? 0, now: when(0), input }
      begun[i] = (await actPrepared(postTopic(holdsNothing), act)).t
    },
  }
  const said = answers.map(([who, ...parts], n): SeedEvent => {
    const at = when((0.85 * (n + 1)) / (answers.length + 1))
    const happen = async () => {
      const document = await writeDocument(parts, pantryOf(stage, who, at))
      const act = {
        tx: stage.tx,
        member: stage.members[who] ?? 0,
        now: at,
        input: { t: t(), document: { ...document } },
      }
      await actPrepared(postFloor(holdsNothing), act)
    }
    return { at, happen }
  })
  return [opening, ...said, ...likesOf(stage, { topic, i, t, when })]
}

interface Liking {
  readonly topic: DemoTopic
  readonly i: number
  readonly t: () => number
  readonly when: (share: number) => Date
}

/** Likes of some floors by some other members, chosen by a fixed formula. */
function likesOf(stage: SeedStage, { topic, i, t, when }: Liking): SeedEvent[] {
  const authors = [topic.by, ...topic.answers.map(([who]) => who)]
  return authors.flatMap((author, n) =>
    stage.members.flatMap((member, who): SeedEvent[] => {
      if (who === author || (i * 5 + n * 7 + who * 3) % 9 > (n === 0 ? 4 : 1)) return []
      const at = when(0.9 + 0.01 * who)
      const input = { t: t(), floor: n + 1, like: 'Y' } as const
      const happen = () =>
        likeFloor(callOf<Calls['like']>({ tx: stage.tx, member, now: at, input: { ...input, t: t() } }))
      return [{ at, happen }]
    }),
  )
}

/** Pins, locks and recommends topics as staff. */
async function furnish(stage: SeedStage, begun: readonly number[]): Promise<void> {
  const act = { tx: stage.tx, member: stage.staff, now: stage.now }
  for (const [i, { state }] of topics.entries()) {
    if (!state) continue
    const input = { t: begun[i] ?? 0, act: state, reason: '演示：店员整理。' } as const
    await setTopic(callOf<Calls['setTopic']>({ ...act, input }))
  }
  const chosen = begun.filter((_, i) => topics[i]?.recommended)
  await recommend(callOf<Calls['recommend']>({ ...act, input: { t: chosen } }))
}

/** Names keepers of two clubs, who hold life 7 (`people.ts`), and leaves a proposed club for staff. */
async function keepClubs(stage: SeedStage, rooms: readonly number[]): Promise<void> {
  for (const [i, keeper] of [1, 5].entries()) {
    await addKeeper(stage.tx, rooms[i] ?? 0, { member: stage.members[keeper] ?? 0, now: hoursBefore(stage.now, 300) })
  }
  const input = {
    name: '布丁同好会',
    intro: '只聊会晃的甜点，也聊会晃的弹幕。',
    reason: '演示：我们常在别的社团里借地方说话。',
  }
  await propose(
    callOf<Calls['propose']>({ tx: stage.tx, member: stage.members[2] ?? 0, now: hoursBefore(stage.now, 5), input }),
  )
}

function pantryOf(stage: SeedStage, by: number, at: Date): Pantry {
  const member = stage.members[by] ?? 0
  const { newestRun } = stage.given
  return {
    people: people.map(({ nick }, n) => ({ id: stage.members[n] ?? 0, nick })),
    replay: newestRun ? (gam) => newestRun(member, gam) : null,
    picture: (degrees) => picture(stage, { by: member, degrees, at }),
  }
}

async function picture(stage: SeedStage, { by, degrees, at }: { by: number; degrees: number; at: Date }) {
  const file = { name: `danmaku-${degrees}.png`, bytes: await drawScreenshot(degrees) }
  const { data } = await actPrepared(uploadPicture(stage.files), { tx: stage.tx, member: by, now: at, input: {}, file })
  const { url, width, height, size, name } = data
  return { src: url, name, alt: '', size, width, height }
}
