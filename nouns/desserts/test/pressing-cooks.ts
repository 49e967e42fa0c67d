import type { Resource } from '#rules/ledger/resources.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { desserts } from '../contract/desserts.ts'
import type { Unpressed } from './pressing-hands.ts'

const { calls } = desserts

interface Cooking {
  readonly by: TestMember
  readonly key: string
  readonly members: readonly TestMember[]
}

/** One of a list. */
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T // no list is empty

/** A call about desserts of a member who has milk and displays it. What outings bring is read from their rows. */
export function cook({ by, key, members }: Cooking): Unpressed {
  const sending = { token: by.token, key }
  const at = Math.random()
  if (at < 0.3) {
    const food = any(['milk', 'sugar'] as const)
    const amount = 1 + Math.floor(Math.random() * 3)
    return {
      ...{ kind: 'feed', by, key },
      send: (site) => site.call(calls.feed, { dessert: 'milk', material: food, amount }, sending),
      effects: () => [[by.id, food, -amount]],
    }
  }
  if (at < 0.5) {
    const gdd = Math.floor(Math.random() * 11)
    const mixture = { gdd, sjd: 10 - gdd, zjj: 0, sugar: any([0, 10]) }
    return {
      ...{ kind: 'synthesize', by, key },
      send: (site) => site.call(calls.synthesize, mixture, sending),
      effects: (data) => {
        const { BACK } = data as { BACK: readonly { resource: Resource; amount: number }[] } // the call's answer
        const spent = Object.entries(mixture).filter(([, amount]) => amount > 0) as [Resource, number][] // its keys
        return [
          ...spent.map(([resource, amount]) => [by.id, resource, -amount] as const),
          ...BACK.map(({ resource, amount }) => [by.id, resource, amount] as const),
        ]
      },
    }
  }
  if (at < 0.8) {
    const victim = any(members)
    const where = Math.random() < 0.5 && victim !== by ? { victim: victim.id } : { place: 'pool' as const }
    return {
      ...{ kind: 'sendOut', by, key },
      send: (site) => site.call(calls.sendOut, { dessert: 'milk', hours: 2, ...where }, sending),
      effects: () => [],
    }
  }
  return {
    ...{ kind: 'callBack', by, key },
    send: (site) => site.call(calls.callBack, { dessert: 'milk' }, sending),
    effects: () => [],
  }
}
