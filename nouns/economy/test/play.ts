import { expect } from 'vitest'
import { reasons } from '#rules/ledger/reasons.ts'
import { resources } from '#rules/ledger/resources.ts'
import type { TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { economy } from '../contract/economy.ts'
import { type Attempt, as, type Prepare, type Scene } from './attempt.ts'
import {
  accountOf,
  type Book,
  type Delta,
  difference,
  expectSound,
  nothing,
  postsSince,
  readBook,
  sums,
} from './book.ts'
import { dessertActs } from './dessert-acts.ts'
import { comparable, explains } from './kitchen.ts'
import { moneyActs } from './money-acts.ts'
import { otherActs } from './other-acts.ts'
import { postActs } from './post-acts.ts'
import type { Act, ActKind, Step } from './steps.ts'
import { makeWorld, type Person, type World } from './world.ts'

const prepares: Readonly<Record<ActKind, Prepare>> = { ...moneyActs, ...postActs, ...otherActs, ...dessertActs }

/** What a sequence did: how many acts of each kind succeeded, and how many were refused. */
export type Tally = Map<string, { done: number; refused: number }>

interface Told {
  readonly scene: Scene
  readonly attempt: Attempt
  readonly answers: readonly Awaited<ReturnType<Attempt['send']>>[]
}

/** Twenty new people do what the steps say. Throws with the list of what was done once something is not as it must be. */
export async function play(site: TestSite, staff: TestMember, steps: readonly Step[], tally: Tally): Promise<void> {
  const world = await makeWorld(site, staff)
  const log: string[] = []
  const ids = [...world.people.map(({ id }) => id), staff.id]
  let book = await readBook(site, ids)
  try {
    for (const step of steps) book = await take(world, step, { book, ids, log, tally })
    for (const by of world.people) await expectOwnBook(world, by, book)
  } catch (error) {
    throw new Error(`after these acts:\n${log.join('\n')}\n${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

interface Taking {
  readonly book: Book
  readonly ids: readonly number[]
  readonly log: string[]
  readonly tally: Tally
}

async function take(world: World, step: Step, { book, ids, log, tally }: Taking): Promise<Book> {
  const { site } = world
  world.step++
  const alone = step.acts.length === 1
  const ready: { readonly scene: Scene; readonly attempt: Attempt }[] = []
  for (const act of step.acts) {
    const scene = { world, act, by: personAt(world, act.by), to: personAt(world, act.to), book, alone }
    const attempt = await prepares[act.kind](scene)
    if (attempt) ready.push({ scene, attempt })
  }
  const told: Told[] = await Promise.all(
    ready.map(async ({ scene, attempt }) => ({ scene, attempt, answers: await sendAll(world, attempt, step.again) })),
  )
  for (const { scene, answers } of told) log.push(lineOf(scene, answers, alone))
  const after = await readBook(site, ids)
  // A gift that was declined leaves room in the week of one that was given at the same moment.
  const inOrder = told.toSorted((a, b) => Number(isDecline(b.scene.act)) - Number(isDecline(a.scene.act)))
  const may = inOrder.map((each) => judged(each, after, tally))
  const changed = difference(book, after)
  expect(sums(may), 'what may have changed').toContainEqual(changed)
  if (told.every(({ answers }) => answers.every(isRefused))) expect(after.rows).toEqual(book.rows)
  expectKitchens(told, book, after)
  await learn(world)
  await expectSound(site, after)
  const [first] = ready
  if (first) await expectAnswered(world, first.scene.by, after)
  return after
}

/** The dessert acts of a step, in some order, make what is there of what was there; one that is refused is told why. */
function expectKitchens(told: readonly Told[], before: Book, after: Book): void {
  const done = told.filter(({ answers }) => !answers.every(isRefused))
  const events = done.flatMap(({ attempt, answers }) => {
    const data = answers.find((answer) => !isRefused(answer))?.data
    return attempt.events?.(data, after) ?? []
  })
  const [first] = events
  const [act] = told
  if (act?.scene.alone && done.length === 0) {
    const [answer] = act.answers
    const [refused] = act.attempt.events?.(null, after) ?? []
    if (refused) expect(answer?.auth || answer?.msg, 'why it is refused').toEqual(refused(before.kitchens))
  }
  if (events.length > 1) expect(explains(events, before.kitchens, after.kitchens), 'some order explains it').toBe(true)
  else {
    const now = first ? first(before.kitchens) : before.kitchens
    expect(comparable(after.kitchens)).toEqual(typeof now === 'string' ? now : comparable(now))
  }
}

const isDecline = ({ kind }: Act): boolean => kind === 'decline'
const isRefused = ({ auth, msg }: { readonly auth: string; readonly msg: string }): boolean => (auth || msg) !== ''

function personAt({ people }: World, at: number): Person {
  const person = people[at]
  if (!person) throw new Error(`nobody has the place ${at}`)
  return person
}

/** Sends an act once, or twice under its key. */
async function sendAll(world: World, { send }: Attempt, again: Step['again']): Promise<Told['answers']> {
  const key = `key ${world.run}.${++world.names}`
  if (again === 'atOnce') return Promise.all([send(key), send(key)])
  const first = await send(key)
  return again === 'after' ? [first, await send(key)] : [first]
}

/** Checks the answers to an act, and answers what it may have changed. */
function judged({ scene, attempt, answers }: Told, after: Book, tally: Tally): readonly Delta[] {
  const { kind } = scene.act
  const count = tally.get(kind) ?? { done: 0, refused: 0 }
  tally.set(kind, count)
  for (const { status } of answers) expect(status).toBe(200)
  const good = answers.filter((answer) => !isRefused(answer))
  const [first, second] = good
  if (!first) {
    count.refused++
    return [nothing]
  }
  if (second) expect(second.data).toEqual(first.data)
  count.done++
  return attempt.judge(first.data, after)
}

/** What the rules must remember, from the ledger: who was paid for which like and comment. */
async function learn(world: World): Promise<void> {
  const posts = await postsSince(world.site, world.seen + 1)
  for (const { id, reason, subject, key, at, target } of posts) {
    world.seen = id
    const owner = world.people.find((one) => one.id === target)
    if (reason === reasons.like && owner) {
      const giver = world.people.find((one) => key.endsWith(`:${one.id}`))
      if (giver) world.paidLikes.push({ giver, owner, at })
    }
    const comment = reason === reasons.comment && world.comments.find((one) => one.id === subject)
    if (comment) {
      expect(comment.paid).toBe(false)
      comment.paid = true
      expect(world.paidTexts).not.toContain(comment.text)
      world.paidTexts.add(comment.text)
      world.spent.set(comment.text, world.step)
    }
  }
}

/** The wallet that a member is told is what the ledger holds. */
async function expectAnswered({ site }: World, by: Person, book: Book): Promise<void> {
  if (by.closed) return
  const { data } = await site.call(economy.calls.resources, {}, as(by))
  for (const resource of resources) {
    const told = { amount: data.balances[resource], owed: data.owed[resource] ?? 0 }
    expect(told, `${resource} of ${by.id}`).toEqual(accountOf(book, by.id, resource))
  }
}

/** The newest line of each resource in a member's statement says what they hold. */
async function expectOwnBook({ site }: World, by: Person, book: Book): Promise<void> {
  if (by.closed) return
  for (const resource of resources) {
    const { data } = await site.call(economy.calls.statement, { resource, pageSize: 60 }, as(by))
    const [newest] = data.rows.flatMap(({ LINES }) => LINES)
    expect(newest?.BALANCE ?? 0, `${resource} of ${by.id}`).toBe(accountOf(book, by.id, resource).amount)
  }
}

function lineOf({ act, by, to }: Scene, answers: Told['answers'], alone: boolean): string {
  const said = answers.map(
    ({ status, auth, msg, data }) => auth || msg || `${status} ${JSON.stringify(data)}`.slice(0, 90),
  )
  return `${alone ? '-' : '  at once'} ${act.kind} by ${by.id} to ${to.id} (${act.n}): ${said.join(' | ')}`
}
