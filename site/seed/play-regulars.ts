import type { social } from '#contract/social.ts'
import { holdsNothing } from '#core/moderation/held-rule.ts'
import type { Tx } from '#kit/db/database.ts'
import type { clubs } from '#nouns/clubs/contract/clubs.ts'
import { topics } from '#nouns/clubs/seed/topics.ts'
import { postFloor } from '#nouns/clubs/server/floors/post-floor.ts'
import { setFavourite } from '#nouns/clubs/server/reactions/favourites.ts'
import { likeFloor } from '#nouns/clubs/server/reactions/like-floor.ts'
import { markRead } from '#nouns/clubs/server/topics/marks.ts'
import type { paintings } from '#nouns/paintings/contract/paintings.ts'
import { likePainting } from '#nouns/paintings/server/like-painting.ts'
import type { replays } from '#nouns/replays/contract/replays.ts'
import { likeReplay } from '#nouns/replays/server/like-replay.ts'
import { commentReplay } from '#nouns/replays/server/replay-comments.ts'
import { follow } from '#nouns/social/server/follow.ts'
import { actPrepared, callOf } from './act.ts'
import { hoursBefore, type SeedEvent } from './events.ts'
import { joinedHours, share } from './regulars.ts'
import { writeDocument } from './write-document.ts'

export interface RegularPlay {
  readonly tx: Tx
  /** Ids of the demo accounts, and of the regulars in the order of `regulars`. */
  readonly members: readonly number[]
  readonly regulars: readonly number[]
  readonly now: Date
  /** Id of a demo topic by its index; 0 before it is posted. */
  readonly topicOf: (index: number) => number
}

/** Something that is liked: by whom it is, and since when it is there. */
interface Thing {
  readonly id: number
  readonly author: number
  readonly at: Date
}

const runWords = [
  '这段避得好稳，看了三遍。',
  '收了，回头照着练。',
  '原来还能这么走，学到了。',
  '那一下我手都出汗了。',
  '恭喜！这个难度我还在门口。',
  'Clean. The last stage was a joy to watch.',
  '节奏真好，配着夜宵看完了。',
  '下次试试左边，弹幕会疏一点。',
]
const floorWords = [
  '先坐下，慢慢看。',
  '同感，上周刚遇到一样的。',
  '学到了，谢谢楼主。',
  '蹲一个后续。',
  'Following this one.',
  '照着试了一晚上，真的有用。',
  '我这边不太一样，晚点贴图。',
  '这一楼应该放到最前面去。',
]

/**
 * Small acts of many people: likes in very different numbers, comments, answers, follows, favourites. Runs and paintings
 * are there already; topics are posted by other events, so their ids are asked for when an event happens.
 */
export async function playRegulars(play: RegularPlay): Promise<SeedEvent[]> {
  const { tx } = play
  const runs = await tx
    .selectFrom('replays')
    .select(['id', 'uploader as author', 'uploaded_at as at', 'commentable'])
    .where('open', '=', true)
    .orderBy('id')
    .execute()
  const works = await tx
    .selectFrom('paintings')
    .select(['id', 'uploader as author', 'uploaded_at as at'])
    .orderBy('id')
    .execute()
  return [
    ...runs.flatMap((run, i) => likes(play, { thing: run, i, like: likeRun })),
    ...runs.flatMap((run, i) => (run.commentable ? commentsOn(play, run, i) : [])),
    ...works.flatMap((work, i) => likes(play, { thing: work, i: i + 300, like: likeWork })),
    ...topics.flatMap((_, i) => [...answersIn(play, i), ...floorLikes(play, i), ...kept(play, i)]),
    ...follows(play),
  ]
}

type Like = (tx: Tx, member: number, now: Date, id: number) => Promise<unknown>
const likeRun: Like = (tx, member, now, rid) =>
  likeReplay(callOf<typeof replays.calls.like>({ tx, member, now, input: { rid } }))
const likeWork: Like = (tx, member, now, pid) =>
  likePainting(callOf<typeof paintings.calls.like>({ tx, member, now, input: { pid } }))

/** A time between `from` and now, soon after `from` rather than late. */
const between = (play: RegularPlay, from: Date, part: number): Date =>
  new Date(from.getTime() + (play.now.getTime() - from.getTime()) * (0.02 + 0.94 * part ** 2))

/** The later of the time when something appeared and when a regular joined. */
const sinceBoth = (play: RegularPlay, at: Date, regular: number): Date => {
  const joined = hoursBefore(play.now, joinedHours(regular))
  return joined > at ? joined : at
}

interface Liked {
  readonly thing: Thing
  /** Decides how many like it. */
  readonly i: number
  readonly like: Like
}

const likes = (play: RegularPlay, { thing, i, like }: Liked): SeedEvent[] =>
  play.regulars.flatMap((member, n): SeedEvent[] => {
    if (member === thing.author || share(i, n + 40) > 0.06 + 0.8 * share(i, 7) ** 2.5) return []
    const at = between(play, sinceBoth(play, thing.at, n), share(n, i))
    return [{ at, happen: () => like(play.tx, member, at, thing.id) }]
  })

const commentsOn = (play: RegularPlay, run: Thing, i: number): SeedEvent[] =>
  Array.from({ length: Math.floor(5 * share(i, 71) ** 3) }, (_, k): SeedEvent => {
    const n = Math.floor(share(i, 80 + k) * play.regulars.length)
    const at = between(play, sinceBoth(play, run.at, n), share(k + i, 90))
    const input = { rid: run.id, comment: runWords[(i + 3 * k) % runWords.length] ?? '' }
    const member = play.regulars[n] ?? 0
    const act = { tx: play.tx, member, now: at, input }
    return { at, happen: () => commentReplay(holdsNothing)(callOf<typeof replays.calls.comment>(act)) }
  })

/** Answers come after those of the demo accounts, in the last 15 % of a topic's age. */
const answersIn = (play: RegularPlay, i: number): SeedEvent[] => {
  const age = topics[i]?.hoursAgo ?? 0
  return Array.from({ length: Math.floor(9 * share(i, 3) ** 2) }, (_, k): SeedEvent => {
    const at = hoursBefore(play.now, age * 0.14 * (1 - share(i, 60 + k)))
    const here = play.regulars.filter((_, n) => joinedHours(n) > age * 0.15)
    const member = here[Math.floor(share(i + k, 50) * here.length)] ?? play.regulars[0] ?? 0
    const words = floorWords[(i * 3 + k) % floorWords.length] ?? ''
    const happen = async () => {
      const document = await writeDocument([words], noPantry)
      const input = { t: play.topicOf(i), document: { ...document } }
      await actPrepared(postFloor(holdsNothing), { tx: play.tx, member, now: at, input })
    }
    return { at, happen }
  })
}

const noPantry = {
  people: [],
  replay: () => Promise.reject(new Error('no replay here')),
  picture: () => Promise.reject(new Error('no picture here')),
}

/** Likes of the first floor, and some of the first answers. */
const floorLikes = (play: RegularPlay, i: number): SeedEvent[] => {
  const { hoursAgo = 0, answers = [] } = topics[i] ?? {}
  return Array.from({ length: Math.min(2, answers.length + 1) }, (_, floor) => floor).flatMap((floor) =>
    play.regulars.flatMap((member, n): SeedEvent[] => {
      const most = floor === 0 ? 0.05 + 0.7 * share(i, 11) ** 2 : 0.25 * share(i, 12 + floor) ** 2
      if (share(i * 5 + floor, n + 200) > most) return []
      const at = between(play, sinceBoth(play, hoursBefore(play.now, hoursAgo * 0.14), n), share(n + floor, i + 400))
      const input = { t: 0, floor: floor + 1, like: 'Y' } as const
      const call = () => ({ tx: play.tx, member, now: at, input: { ...input, t: play.topicOf(i) } })
      return [{ at, happen: () => likeFloor(callOf<Clubs['like']>(call())) }]
    }),
  )
}

/** Demo accounts have read some topics to some floor and keep others as favourites, so that they see what is new. */
const kept = (play: RegularPlay, i: number): SeedEvent[] =>
  play.members.flatMap((member, n): SeedEvent[] => {
    const { hoursAgo = 0, by = 0, answers = [] } = topics[i] ?? {}
    if (share(i, n + 500) > 0.45) return []
    const at = hoursBefore(play.now, hoursAgo * 0.145)
    const act = { tx: play.tx, member, now: at }
    const read = () => ({ ...act, input: { t: play.topicOf(i), floor: 1 + answers.length } })
    const keep = () => ({ ...act, input: { t: play.topicOf(i), on: 'Y' as const } })
    return [
      { at, happen: () => markRead(callOf<Clubs['read']>(read())) },
      ...(n !== by && share(i, n + 600) < 0.4
        ? [{ at, happen: () => setFavourite(callOf<Clubs['setFavourite']>(keep())) }]
        : []),
    ]
  })

type Clubs = typeof clubs.calls

/** Demo accounts and regulars follow some of each other; a few people have many followers. */
const follows = (play: RegularPlay): SeedEvent[] => {
  const all = [...play.members, ...play.regulars]
  return all.flatMap((member, a) =>
    all.flatMap((UID, b): SeedEvent[] => {
      if (a === b || share(a, b + 700) > 0.06 + 0.5 * share(b, 13) ** 3) return []
      const joined = Math.min(
        ...[a, b].map((n) => (n < play.members.length ? 600 : joinedHours(n - play.members.length))),
      )
      const at = hoursBefore(play.now, joined * (0.05 + 0.9 * share(b, a + 800)))
      const act = { tx: play.tx, member, now: at, input: { UID } }
      return [{ at, happen: () => follow(callOf<typeof social.calls.follow>(act)) }]
    }),
  )
}
