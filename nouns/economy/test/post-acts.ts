import { expect } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { firstPostPoints } from '#rules/desserts/effects.ts'
import { earning } from '#rules/economy/economy-rates.ts'
import type { RewardWord } from '#rules/economy/reward-word.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { weightedLength } from '#rules/text.ts'
import { as, attempt, chosen, mostly, type Prepare, type Scene } from './attempt.ts'
import { change, type Delta, nothing, plus } from './book.ts'
import { mayShow } from './kitchen.ts'
import { ageOf, type Comment, dayOf, daysOf, earns, nowOf, type Post, type Run, type World } from './world.ts'

/** A text: one of a few that several people use, a short one, or a long one that nobody used. */
function textFor({ world, act }: Scene): string {
  const own = `${world.run}.${++world.names}`
  if (act.n % 6 === 0) return `what everybody says in run ${world.run}, ${act.n % 4}`
  return act.n % 6 === 1 ? own : `a text of its own, long enough to draw a bullet: ${own}`
}

const weightOf = (text: string): number => weightedLength(text.replace(/\s+/g, ''))
const minus = (delta: Delta): Delta => plus(Object.fromEntries(Object.entries(delta).map(([key, x]) => [key, -x])))

/** Whether nobody spent a text before; of several acts at once any may be the first. */
const isFresh = ({ world, alone }: Scene, text: string): boolean => {
  const step = world.spent.get(text)
  return step === undefined || (!alone && step === world.step)
}

/** What the first post of a day may bring beside a point, with star-sugar on display. */
const sweetenedWords = (shown: ReturnType<typeof mayShow>): readonly string[] =>
  [0, 0.5, 0.99]
    .flatMap((draw) => shown.map((each) => firstPostPoints(each, 1, draw)))
    .map((points) => ['', 'point', 'point*2'][points] ?? '')

/** Checks the reward that a post says it brought, and answers it. */
function rewardOf(scene: Scene, text: string, word: RewardWord): Delta {
  const { world, by, book, alone } = scene
  const day = dayOf(world)
  const isPoint = word === 'point' || word === 'point*2'
  const sweetened = sweetenedWords(mayShow(book.kitchens, by.id, alone))
  const fresh = isFresh(scene, text)
  const bullets = by.bullets.get(day) ?? 0
  const draws = weightOf(text) >= earning.bulletTextLeast && bullets < earning.bulletsADay
  if (!earns(by) || !fresh) expect(word).toBe('')
  else if (alone && !by.points.has(day)) {
    // A first post of the day of which that is not known.
    const usual = by.maybePosted.has(day) ? ['point', ''] : ['point']
    expect([...usual, ...sweetened]).toContain(word)
    if (word === '') by.points.add(day)
  } else if (word !== '' && !isPoint) expect(draws).toBe(true)
  // Star-sugar brought nothing, or it was a later post.
  if (!alone && word === '' && sweetened.includes('')) by.maybePosted.add(day)
  if (earns(by) && !world.spent.has(text)) world.spent.set(text, world.step)
  if (word === '') return nothing
  expect(world.paidTexts).not.toContain(text)
  world.paidTexts.add(text)
  if (isPoint) {
    expect(by.points.has(day)).toBe(false)
    by.points.add(day)
    return change([by.id, 'point', word === 'point' ? 1 : 2])
  }
  by.bullets.set(day, bullets + 1)
  return change([by.id, word.toLowerCase() as Resource, 1]) // bullets are called so
}

function remember(scene: Scene, at: { t: number; floor: number }, reward: Delta): readonly Delta[] {
  const { world, by } = scene
  const time = nowOf(world)
  world.posts.push({ ...at, owner: by, likedBy: new Set(), at: time, reward, state: 'there', hiddenAt: time })
  return [reward]
}

const topic: Prepare = (scene) => {
  const { world, by } = scene
  const text = textFor(scene)
  const input = { m: world.club, title: 'A topic', document: documentOf(text) }
  return attempt(
    (key) => world.site.call(clubs.calls.postTopic, input, as(by, key)),
    ({ t, held, reward }) => {
      if (held === 'Y') return [nothing]
      world.topics.push(t)
      return remember(scene, { t, floor: 1 }, rewardOf(scene, text, reward))
    },
  )
}

const floor: Prepare = (scene) => {
  const { world, act, by } = scene
  const text = textFor(scene)
  const t = chosen(world.topics, act) ?? 0
  return attempt(
    (key) => world.site.call(clubs.calls.postFloor, { t, document: documentOf(text) }, as(by, key)),
    ({ FLOOR, reward, GONE }) => {
      if (GONE === 'held') return [nothing]
      return remember(scene, { t, floor: FLOOR }, rewardOf(scene, text, reward))
    },
  )
}

/** Those that are so where there are any, all of them otherwise. */
const preferably = <T>(list: readonly T[], isSo: (one: T) => boolean): readonly T[] => {
  const so = list.filter(isSo)
  return so.length > 0 ? so : list
}

/** Whether a post and its topic are there. */
const standsIn =
  ({ posts }: World) =>
  ({ t, state }: Post): boolean =>
    state === 'there' && !posts.some((post) => post.t === t && post.floor === 1 && post.state !== 'there')

const removeFloor: Prepare = ({ world, act, by }) => {
  const post = chosen(
    preferably(world.posts, ({ state }) => state === 'there'),
    act,
  )
  if (!post) return null
  const { t, floor, owner } = post
  const sender = mostly(owner, by, act)
  return attempt(
    (key) => world.site.call(clubs.calls.remove, { t, floor }, as(sender, key)),
    () => {
      expect([owner, post.state]).toEqual([sender, 'there'])
      post.state = 'removed'
      return [ageOf(world, post.at) < daysOf(30) ? minus(post.reward) : nothing]
    },
  )
}

const staffRemove: Prepare = ({ world, act }) => {
  const post = chosen(preferably(world.posts, standsIn(world)), act)
  if (!post) return null
  const { t, floor } = post
  return attempt(
    (key) => world.site.call(clubs.calls.deleteFloor, { t, floor, reason: 'breach' }, as(world.staff, key)),
    () => {
      expect(post.state).toBe('there')
      post.state = 'hidden'
      post.hiddenAt = nowOf(world)
      return [minus(post.reward)]
    },
  )
}

const staffRestore: Prepare = ({ world, act }) => {
  const post = chosen(
    preferably(world.posts, ({ state }) => state === 'hidden'),
    act,
  )
  if (!post) return null
  const input = { t: post.t, floor: post.floor, restore: 'Y', reason: 'a mistake' } as const
  return attempt(
    (key) => world.site.call(clubs.calls.deleteFloor, input, as(world.staff, key)),
    () => {
      expect(post.state).toBe('hidden')
      post.state = 'there'
      return [post.reward]
    },
  )
}

/** What a first like from `by` brings the owner: one of these. */
function likeDeltas({ world, by, alone }: Scene, { owner, likedBy }: Post | Run): readonly Delta[] {
  const sides = [by, owner]
  const may =
    sides.every((one) => earns(one) && ageOf(world, one.joined) >= daysOf(earning.likeAccountDays)) &&
    by.group !== owner.group &&
    ![...likedBy].some(({ group }) => group === by.group)
  if (!may) return [nothing]
  const paid = change([owner.id, 'faith', earning.likeFaith], [owner.id, 'score', earning.likeScore])
  if (!alone) return [nothing, paid]
  const likes = world.paidLikes.filter((like) => like.owner === owner)
  const fromGiver = likes.filter(
    ({ giver, at }) => giver.group === by.group && ageOf(world, at) < daysOf(earning.likeWindowDays),
  )
  const today = likes.filter(({ at }) => dayOf(world) === dayOfTime(at))
  const full = fromGiver.length >= earning.likesFromOne || today.length >= earning.likesADay
  return [full ? nothing : paid]
}

const dayOfTime = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

const like: Prepare = (scene) => {
  const { world, act, by } = scene
  const post = chosen(preferably(world.posts, standsIn(world)).slice(-12), act)
  if (!post) return null
  const { t, floor } = post
  return attempt(
    (key) => world.site.call(clubs.calls.like, { t, floor, like: 'Y' }, as(by, key)),
    () => liked(scene, post),
  )
}

/** A like that is taken back takes nothing from anybody. */
const unlike: Prepare = ({ world, act, by }) => {
  const post = chosen(
    preferably(world.posts, (one) => one.likedBy.size > 0 && standsIn(world)(one)),
    act,
  )
  if (!post) return null
  const { t, floor, likedBy } = post
  const sender = mostly(chosen([...likedBy], act) ?? by, by, act)
  return attempt(
    (key) => world.site.call(clubs.calls.like, { t, floor, like: 'N' }, as(sender, key)),
    () => [nothing],
  )
}

function liked(scene: Scene, thing: Post | Run): readonly Delta[] {
  expect(thing.owner).not.toBe(scene.by)
  const deltas = likeDeltas(scene, thing)
  thing.likedBy.add(scene.by)
  return deltas
}

const likeReplay: Prepare = (scene) => {
  const { world, act, by } = scene
  const run = chosen(world.runs, act)
  if (!run) return null
  return attempt(
    (key) => world.site.call(replays.calls.like, { rid: run.rid }, as(by, key)),
    () => liked(scene, run),
  )
}

const comment: Prepare = (scene) => {
  const { world, act, by, alone } = scene
  const run = chosen(world.runs, act)
  if (!run) return null
  const text = textFor(scene)
  return attempt(
    (key) => world.site.call(replays.calls.comment, { rid: run.rid, comment: text }, as(by, key)),
    ({ KeyID: id, HELD }) => {
      if (HELD === 'Y') return [nothing]
      const said: Comment = { id, author: by, run, text, at: nowOf(world), paid: false, removed: false }
      world.comments.push(said)
      const paid = world.comments.filter(({ author, paid }) => author === by && paid)
      const today = paid.filter(({ at }) => dayOfTime(at) === dayOf(world))
      const may =
        earns(by) &&
        by.group !== run.owner.group &&
        weightOf(text) >= earning.commentTextLeast &&
        isFresh(scene, text) &&
        !paid.some((other) => other.run === run) &&
        today.length < earning.commentsADay
      const delta = change([by.id, 'score', earning.commentScore])
      if (!may) return [nothing]
      return alone ? [delta] : [nothing, delta]
    },
  )
}

const removeComment: Prepare = ({ world, act, by }) => {
  const said = chosen(
    preferably(world.comments, ({ removed }) => !removed),
    act,
  )
  if (!said) return null
  const sender = mostly(said.author, by, act)
  return attempt(
    (key) => world.site.call(replays.calls.removeComment, { id: said.id }, as(sender, key)),
    () => {
      expect([said.author, said.removed]).toEqual([sender, false])
      said.removed = true
      const back = said.paid && ageOf(world, said.at) < daysOf(30)
      return [back ? change([sender.id, 'score', -earning.commentScore]) : nothing]
    },
  )
}

export const postActs = {
  ...{ topic, floor, removeFloor, staffRemove, staffRestore },
  ...{ like, unlike, likeReplay, comment, removeComment },
} satisfies Readonly<Record<string, Prepare>>
