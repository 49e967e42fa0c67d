import { holdsNothing } from '#core/moderation/held-rule.ts'
import type { SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { actPrepared, callOf } from '#site/seed/act.ts'
import { hoursBefore } from '#site/seed/events.ts'
import { sinceBoth, soonAfter } from '#site/seed/likes-of-regulars.ts'
import { joinedHours, share } from '#site/seed/regulars.ts'
import { writeDocument } from '#site/seed/write-document.ts'
import type { clubs } from '../contract/clubs.ts'
import { postFloor } from '../server/floors/post-floor.ts'
import { setFavourite } from '../server/reactions/favourites.ts'
import { likeFloor } from '../server/reactions/like-floor.ts'
import { markRead } from '../server/topics/marks.ts'
import { topics } from './topics.ts'

type Calls = typeof clubs.calls

interface Reading extends SeedStage {
  /** Id of a demo topic by its index; 0 before it is posted, so it is asked for when an event happens. */
  readonly topicOf: (index: number) => number
}

const said = [
  '先坐下，慢慢看。',
  '同感，上周刚遇到一样的。',
  '学到了，谢谢楼主。',
  '蹲一个后续。',
  'Following this one.',
  '照着试了一晚上，真的有用。',
  '我这边不太一样，晚点贴图。',
  '这一楼应该放到最前面去。',
]

/** Regulars answer in the topics and like floors; the demo accounts read some and keep others as favourites. */
export const playRegulars = (stage: Reading): SeedEvent[] =>
  topics.flatMap((_, i) => [...answersIn(stage, i), ...likesIn(stage, i), ...kept(stage, i)])

/** Answers come after those of the demo accounts, in the last 15 % of a topic's age. */
const answersIn = ({ tx, regulars, now, topicOf }: Reading, i: number): SeedEvent[] => {
  const age = topics[i]?.hoursAgo ?? 0
  return Array.from({ length: Math.floor(9 * share(i, 3) ** 2) }, (_, k): SeedEvent => {
    const at = hoursBefore(now, age * 0.14 * (1 - share(i, 60 + k)))
    const here = regulars.filter((_, n) => joinedHours(n) > age * 0.15)
    const member = here[Math.floor(share(i + k, 50) * here.length)] ?? regulars[0] ?? 0
    const words = said[(i * 3 + k) % said.length] ?? ''
    const happen = async () => {
      const document = await writeDocument([words], noPantry)
      const input = { t: topicOf(i), document: { ...document } }
      await actPrepared(postFloor(holdsNothing), { tx, member, now: at, input })
    }
    return { at, happen }
  })
}

const noPantry = {
  people: [],
  replay: null,
  picture: () => Promise.reject(new Error('no picture here')),
}

/** Likes of the first floor, and some of the first answers. */
const likesIn = ({ tx, regulars, now, topicOf }: Reading, i: number): SeedEvent[] => {
  const { hoursAgo = 0, answers = [] } = topics[i] ?? {}
  return Array.from({ length: Math.min(2, answers.length + 1) }, (_, floor) => floor).flatMap((floor) =>
    regulars.flatMap((member, n): SeedEvent[] => {
      const most = floor === 0 ? 0.05 + 0.7 * share(i, 11) ** 2 : 0.25 * share(i, 12 + floor) ** 2
      if (share(i * 5 + floor, n + 200) > most) return []
      const at = soonAfter(now, sinceBoth(now, hoursBefore(now, hoursAgo * 0.14), n), share(n + floor, i + 400))
      const call = () => ({ tx, member, now: at, input: { t: topicOf(i), floor: floor + 1, like: 'Y' as const } })
      return [{ at, happen: () => likeFloor(callOf<Calls['like']>(call())) }]
    }),
  )
}

/** Demo accounts have read some topics to some floor and keep others as favourites, so that they see what is new. */
const kept = ({ tx, members, now, topicOf }: Reading, i: number): SeedEvent[] =>
  members.flatMap((member, n): SeedEvent[] => {
    const { hoursAgo = 0, by = 0, answers = [] } = topics[i] ?? {}
    if (share(i, n + 500) > 0.45) return []
    const at = hoursBefore(now, hoursAgo * 0.145)
    const act = { tx, member, now: at }
    const read = () => ({ ...act, input: { t: topicOf(i), floor: 1 + answers.length } })
    const keep = () => ({ ...act, input: { t: topicOf(i), on: 'Y' as const } })
    return [
      { at, happen: () => markRead(callOf<Calls['read']>(read())) },
      ...(n !== by && share(i, n + 600) < 0.4
        ? [{ at, happen: () => setFavourite(callOf<Calls['setFavourite']>(keep())) }]
        : []),
    ]
  })
