import { grantDessert } from '#core/desserts/grant.ts'
import { changeDessert, changeKeeper } from '#core/desserts/keeper.ts'
import { noteLine } from '#core/desserts/lines.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { setPassword } from '#core/members/store.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { endDueOutings } from '#nouns/desserts/server/end-due.ts'
import { servingSql } from '#nouns/desserts/server/plates.ts'
import { shop } from '#nouns/shop/contract/shop.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { cookedDesserts, dessertNumber } from '#rules/desserts/desserts.ts'
import { expOf } from '#rules/desserts/growth.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { toNextDay } from '#site/test/beijing-clock.ts'
import { giftsOfWeek } from '#site/test/gifts-of-week.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { ownPasswordHash } from '#site/test/make-owner.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import type { Delta } from './book.ts'
import { peopleCount } from './steps.ts'

const dayMs = 86_400_000

export interface Person extends TestMember {
  readonly account: string
  readonly kind: 'member' | 'young' | 'robot' | 'black' | 'unverified'
  readonly joined: Date
  /** The same number for all accounts of one person. */
  group: number
  closed: boolean
  background: string
  signedIn: { day: string; streak: number }
  /** Days on which a post brought a point, and how many bullets each day brought. */
  readonly points: Set<string>
  /** Days on which a post may have been the first one and brought nothing. */
  readonly maybePosted: Set<string>
  readonly bullets: Map<string, number>
}

/** Something that can be liked. */
interface Liked {
  readonly owner: Person
  readonly likedBy: Set<Person>
}

export interface Post extends Liked {
  readonly t: number
  readonly floor: number
  readonly at: Date
  /** What it brought its author. */
  readonly reward: Delta
  state: 'there' | 'removed' | 'hidden'
  hiddenAt: Date
}

export interface Run extends Liked {
  readonly rid: number
  readonly at: Date
  state: 'there' | 'removed'
  /** When its points were settled, and how many it brought. */
  paid: { readonly at: Date; readonly points: number } | null
}

export interface Comment {
  readonly id: number
  readonly author: Person
  readonly run: Run
  readonly text: string
  readonly at: Date
  paid: boolean
  removed: boolean
}

export interface Gift {
  /** Names it: notes of gifts of a run differ. */
  readonly note: string
  readonly from: Person
  readonly to: Person
  readonly resource: Resource
  readonly amount: number
  readonly worth: number
  readonly at: Date
  state: 'given' | 'declined' | 'takenBack'
}

/** Twenty people on a site, and what the rules must remember of what they did. */
export interface World {
  readonly site: TestSite
  readonly staff: TestMember
  readonly people: readonly Person[]
  readonly club: number
  readonly topics: number[]
  readonly posts: Post[]
  readonly runs: Run[]
  readonly comments: Comment[]
  readonly gifts: Gift[]
  readonly pins: { readonly group: number; readonly at: Date; readonly topic: Post }[]
  /** Texts that posts and comments spent, with the step in which they did; and those that brought something. */
  readonly spent: Map<string, number>
  readonly paidTexts: Set<string>
  readonly paidLikes: { readonly giver: Person; readonly owner: Person; readonly at: Date }[]
  /** Number of the run, for names that occur once. */
  readonly run: number
  names: number
  /** Number of the step that is taken. */
  step: number
  /** Number of the last transfer that was looked at. */
  seen: number
}

export const nowOf = ({ site }: World): Date => site.site.foundation.now()
export const dayOf = (world: World): string => beijingDay(nowOf(world))
export const ageOf = (world: World, since: Date): number => nowOf(world).getTime() - since.getTime()
export const daysOf = (days: number): number => days * dayMs

/** Whether what a person does brings them anything. */
export const earns = ({ kind, closed }: Person): boolean => !closed && (kind === 'member' || kind === 'young')

/** Sessions are as young as ever, however far the clock was moved. */
export async function wakeSessions({ site }: Pick<World, 'site'>): Promise<void> {
  const { db, now, touched } = site.site.foundation
  await db.own.updateTable('sessions').set({ created_at: now(), seen_at: now() }).execute()
  touched(['me'])
}

let runs = 0

const kindAt = (at: number): Person['kind'] =>
  (({ 15: 'young', 17: 'robot', 18: 'black', 19: 'unverified' }) as const)[at] ?? 'member'

/** Places of accounts that belong to one person from the beginning, and of the one that may be closed. */
const linkedFromStart = [12, 13] as const
export const closing = 16

export async function makeWorld(site: TestSite, staff: TestMember): Promise<World> {
  const run = ++runs
  const { db, now } = site.site.foundation
  const names = Array.from({ length: peopleCount }, (_, at) => `w${run}p${at}`)
  const made = await Promise.all(names.map((name, at) => makeMember(site, name, kindAt(at) !== 'unverified')))
  const ids = made.map(({ id }) => id)
  const madeAt = now().getTime()
  const joined = (at: number) => new Date(madeAt - (kindAt(at) === 'young' ? 0 : daysOf(40 + at)))
  const hash = await ownPasswordHash()
  await db.transaction(async (tx) => {
    for (const [at, id] of ids.entries()) {
      const columns = { created_at: joined(at), robot: kindAt(at) === 'robot' }
      await tx.updateTable('members').set(columns).where('id', '=', id).execute()
      await setPassword(tx, id, hash)
      if (at % 5 !== 4) await endow(tx, id, { at: now(), run, isRich: at % 2 === 0 })
    }
  })
  site.site.foundation.touched(['me', 'members'])
  const club = await makeClub(site)
  const host = await makeMember(site, `w${run}host`)
  await wakeSessions({ site })
  const topic = await makeTopic(site, host, { m: club })
  // Something of everybody was accepted, which likes ask for.
  await Promise.all(made.map((by, at) => answer(site, by, topic, documentOf(`run ${run}, hello from ${at}`))))
  await setBlack(site, made[18] as TestMember, true)
  const [one, other] = linkedFromStart
  await linkAccounts(site, made[one] as TestMember, made[other] as TestMember)
  toNextDay(site)
  await openKitchens(site, made, run)
  // What people of earlier runs sent out comes home.
  await endDueOutings({ db, giftsOfWeek }, now())
  const world: World = {
    ...{ site, staff, club, run },
    people: made.map((member, at) => ({
      ...member,
      account: names[at] ?? '',
      kind: kindAt(at),
      joined: joined(at),
      group: at === other ? one : at,
      closed: false,
      background: '',
      signedIn: { day: '', streak: 0 },
      points: new Set(),
      maybePosted: new Set(),
      bullets: new Map(),
    })),
    topics: [topic],
    ...{ posts: [], runs: [], comments: [], gifts: [], pins: [], paidLikes: [] },
    ...{ spent: new Map(), paidTexts: new Set() },
    step: 0,
    names: 0,
    seen: 0,
  }
  await wakeSessions(world)
  await site.call(
    shop.calls.updateActivity,
    {
      items: ['milk', 'gdd'],
      start: new Date(now().getTime() - 1_000).toISOString(),
      end: new Date(now().getTime() + daysOf(3)).toISOString(),
      reason: 'a test',
    },
    { token: staff.token },
  )
  return world
}

/** Most people have a dessert; some display it, with food on its plate, and some painted a dragon ball. */
async function openKitchens({ site }: TestSite, people: readonly TestMember[], run: number): Promise<void> {
  const { db, now } = site.foundation
  const at = now()
  await db.transaction(async (tx) => {
    for (const [place, { id: member }] of people.entries()) {
      if (['robot', 'unverified'].includes(kindAt(place)) || place % 5 === 4) continue
      const dessert = cookedDesserts[place % cookedDesserts.length] ?? 'milk'
      await grantDessert(tx, { member, dessert, key: `choose:${member}`, again: 'exp', now: at })
      for (const step of [1, 2]) {
        const other = cookedDesserts[(place + step) % cookedDesserts.length] ?? 'milk'
        await grantDessert(tx, { member, dessert: other, key: `start:${member}:${other}`, again: 'exp', now: at })
      }
      if (place % 3 === 0) await changeDessert(tx, member, dessert, { exp: expOf(place % 2 ? 4 : 9) })
      if (place % 2 === 1) continue
      await changeKeeper(tx, member, { displayed: dessertNumber(dessert) })
      await servingSql({ member, dessert, food: 'sugar', amount: 12 + place, now: at }).execute(tx)
      await noteLine(tx, { member, dessert, what: 'fed', now: at })
    }
  })
  const balls = people.slice(0, 7).map(({ id: member }, n) => ({ member, ball: n + 1 }))
  const rest = { character: ballCharacter, round: run, painting: 1, at }
  await db.own
    .insertInto('pending_desserts')
    .values(balls.map((ball) => ({ ...ball, ...rest })))
    .execute()
}

/** The character of the dragon balls that people painted, in the round that has the number of the run. */
export const ballCharacter = 'Reimu'

type Tx = Parameters<typeof postTransfer>[0]

/** Gives somebody what acts are tried with. */
async function endow(tx: Tx, to: number, { at, run, isRich }: { at: Date; run: number; isRich: boolean }) {
  const amounts: Partial<Record<Resource, number>> = {
    ...{
      player: isRich ? 4 : 1,
      power: isRich ? 14 : 3,
      point: 3,
      faith: isRich ? 130 : 12,
      score: isRich ? 400_000 : 30_000,
    },
    ...{ sugar: 60, milk: 8, orange: 5, gdd: 14, sjd: 9, zjj: 6, bocai: 1 },
  }
  await postTransfer(tx, {
    reason: 'prize',
    about: { kind: 'nothing', id: 0 },
    key: `endow:${run}:${to}`,
    at,
    moves: Object.entries(amounts).map(([resource, amount]) => ({
      from: house('prizes'),
      to,
      resource: resource as Resource, // keys of `amounts`
      amount,
    })),
  })
}
