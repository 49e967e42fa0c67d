import { setTimeout as sleep } from 'node:timers/promises'
import { accounts } from '#contract/accounts.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf } from '#nouns/clubs/test/clubs.ts'
import { gifts } from '#nouns/gifts/contract/gifts.ts'
import { shop } from '#nouns/shop/contract/shop.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import type { TestMember } from '#site/test/make-member.ts'
import type { SiteProcess } from '#site/test/site-process.ts'
import { cook } from './pressing-cooks.ts'

type Answer = Awaited<ReturnType<SiteProcess['call']>>

export type PressedKind = (typeof pressedKinds)[number]
export const pressedKinds = [
  ...(['buy', 'sell', 'give', 'floor', 'removeFloor', 'like', 'daily'] as const),
  ...(['feed', 'synthesize', 'sendOut', 'callBack'] as const),
] as const

/** A call that somebody pressed once, and what its answer says that it did. */
export interface Pressed {
  readonly kind: PressedKind
  readonly by: TestMember
  /** Its idempotency key; '' where the call happens once by itself. */
  readonly key: string
  readonly send: (site: SiteProcess) => Promise<Answer>
  readonly effects: (data: unknown) => readonly (readonly [number, Resource, number])[]
  /** Null until it was answered: '' for success, or the refusal. */
  told: string | null
  /** What a successful call answered. */
  data: unknown
  /** Whether its first answer was heard. */
  isAcknowledged: boolean
}

/** A call before it is pressed. */
export type Unpressed = Omit<Pressed, 'told' | 'data' | 'isAcknowledged'>

interface Floor {
  readonly floor: number
  readonly by: TestMember
  readonly reward: string
}

export interface Hands {
  readonly pressed: readonly Pressed[]
  /** What all answered calls changed: `<member> <resource>` to an amount. */
  readonly changed: ReadonlyMap<string, number>
  /** Ten hands press until `rest`. */
  press(site: SiteProcess, newcomers: readonly TestMember[]): void
  /** No new call is pressed; resolves once every call that was sent is answered or has failed. */
  rest(): Promise<void>
  /** Repeats under the same key what had no answer, until it has one. */
  repeat(site: SiteProcess): Promise<void>
}

const handCount = 10

/** Mixed calls of some members who hold enough of everything, in one topic. */
export function openHands(members: readonly TestMember[], topic: number): Hands {
  const pressed: Pressed[] = []
  const changed = new Map<string, number>()
  const floors: Floor[] = []
  let names = 0
  let isPressing = false
  let working: Promise<unknown> = Promise.resolve()
  let waiting: TestMember[] = []

  const anyone = () => members[Math.floor(Math.random() * members.length)] as TestMember // there are some
  const make = (call: Unpressed): Pressed => {
    const one = { ...call, told: null, data: null, isAcknowledged: false }
    pressed.push(one)
    return one
  }

  function next(): Pressed {
    const by = anyone()
    const key = `press ${++names} of ${by.id}`
    const sending = { token: by.token, key }
    const newcomer = waiting.pop()
    if (newcomer && names % 4 === 0) return daily(newcomer)
    if (newcomer) waiting.push(newcomer)
    if (names % 5 < 2) return make(cook({ by, key, members }))
    const at = Math.floor(Math.random() * 100)
    const removed = at < 6 ? floors.pop() : undefined
    const liked = at < 16 ? floors[Math.floor(Math.random() * floors.length)] : undefined
    if (removed) return removal(removed, key)
    if (liked) return like(liked, by)
    if (at < 30) {
      const document = documentOf(`${key}, words enough to draw a bullet`)
      return make({
        ...{ kind: 'floor', by, key },
        send: (site) => site.call(clubs.calls.postFloor, { t: topic, document }, sending),
        effects: (data) => {
          const { FLOOR: floor, reward } = data as { FLOOR: number; reward: string } // the call's answer
          floors.push({ floor, by, reward })
          return rewardOf(by, reward, 1)
        },
      })
    }
    if (at < 55) {
      const to = members[(members.indexOf(by) + 1 + (at % (members.length - 1))) % members.length] ?? by
      const input = { receiver: to.id, resource: 'score', amount: 1, note: key } as const
      return make({
        ...{ kind: 'give', by, key },
        send: (site) => site.call(gifts.calls.give, input, sending),
        effects: () => [
          [by.id, 'score', -1],
          [to.id, 'score', 1],
        ],
      })
    }
    const buys = at < 85
    const input = { item: buys ? 'milk' : 'power', count: 1, price: buys ? 1_000_000 : 0 } as const
    return make({
      ...{ kind: buys ? 'buy' : 'sell', by, key },
      send: (site) => site.call(buys ? shop.calls.buy : shop.calls.sell, input as never, sending), // both have these fields
      effects: (data) => {
        const { moved } = data as { moved: { resource: Resource; amount: number }[] } // the receipt
        return moved.map(({ resource, amount }) => [by.id, resource, amount] as const)
      },
    })
  }

  const removal = ({ floor, by, reward }: Floor, key: string): Pressed =>
    make({
      ...{ kind: 'removeFloor', by, key },
      send: (site) => site.call(clubs.calls.remove, { t: topic, floor }, { token: by.token, key }),
      effects: () => rewardOf(by, reward, -1),
    })
  // What a like brings depends on other likes: the test reads it from the rows of rewards.
  const like = ({ floor }: Floor, by: TestMember): Pressed =>
    make({
      ...{ kind: 'like', by, key: '' },
      send: (site) => site.call(clubs.calls.like, { t: topic, floor, like: 'Y' as const }, { token: by.token }),
      effects: () => [],
    })
  // The answer does not count: where the first one was lost, the second one says that there was a gift before.
  const daily = (by: TestMember): Pressed =>
    make({
      ...{ kind: 'daily', by, key: '' },
      send: (site) => site.call(accounts.calls.me, {}, { token: by.token }),
      effects: () => [[by.id, 'power', 1]],
    })

  /** False if there was no answer. */
  async function ask(site: SiteProcess, one: Pressed): Promise<boolean> {
    const answer = await one.send(site).catch(() => null)
    if (!answer || answer.status >= 500) return false
    if (answer.status !== 200) throw new Error(`${one.kind} was answered with ${answer.status}`)
    one.told = answer.auth || answer.msg
    if (one.told !== '') return true
    one.data = answer.data
    for (const [member, resource, amount] of one.effects(answer.data)) {
      const account = `${member} ${resource}`
      changed.set(account, (changed.get(account) ?? 0) + amount)
    }
    return true
  }

  async function hand(site: SiteProcess): Promise<void> {
    // A hand whose call had no answer waits with it until `repeat`.
    while (isPressing) {
      const one = next()
      one.isAcknowledged = await ask(site, one)
      if (!one.isAcknowledged) return
    }
  }

  return {
    pressed,
    changed,
    press(site, newcomers) {
      isPressing = true
      waiting = [...newcomers]
      working = Promise.all(Array.from({ length: handCount }, () => hand(site)))
    },
    async rest() {
      isPressing = false
      await working
    },
    async repeat(site) {
      const unanswered = pressed.filter(({ told }) => told === null)
      await Promise.all(
        unanswered.map(async (one) => {
          for (let tries = 0; !(await ask(site, one)); tries++) {
            if (tries > 200) throw new Error(`${one.kind} has no answer`)
            await sleep(100)
          }
        }),
      )
    },
  }
}

const rewardOf = ({ id }: TestMember, reward: string, way: 1 | -1): readonly (readonly [number, Resource, number])[] =>
  reward === '' ? [] : [[id, reward.toLowerCase() as Resource, way]] // words of rewards are names of resources
