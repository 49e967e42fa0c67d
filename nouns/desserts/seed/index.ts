import type { Sent } from '#contract/endpoint.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import type { NounSeed, SeedEvent, SeedStage } from '#core/noun-seed.ts'
import type { Tx } from '#kit/db/database.ts'
import type { OutingHours } from '#rules/desserts/dessert-rates.ts'
import type { CookedDessert, Dessert } from '#rules/desserts/desserts.ts'
import type { ForagePlace } from '#rules/desserts/outings.ts'
import type { HouseSkin } from '#rules/desserts/skins.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { callOf } from '#site/seed/act.ts'
import { hoursBefore } from '#site/seed/events.ts'
import type { desserts } from '../contract/desserts.ts'
import type { Food } from '../rules/feeding.ts'
import { choose } from '../server/choose.ts'
import { prize } from '../server/desk/prize.ts'
import { display } from '../server/display.ts'
import { endOuting } from '../server/end-outing.ts'
import { feed } from '../server/feed.ts'
import { ensureRecipes, recipesOf } from '../server/recipes.ts'
import { sendOut } from '../server/send-out.ts'
import { buySkin, wearSkin } from '../server/skins.ts'
import { synthesize } from '../server/synthesize.ts'
import { teach } from '../server/teach.ts'

type Calls = typeof desserts.calls

export const seed: NounSeed = {
  order: 100,
  play: async (stage) => ({ events: kitchenActs(stage) }),
}

/** The first dessert of each person, and what they begin with besides bullets and sugar. */
const begun: readonly (readonly [dessert: CookedDessert, things: Partial<Record<Resource, number>>])[] = [
  ['milk', { sugar: 480, milk: 90, cofbean: 20, power: 24, score: 70_000 }],
  ['starsugar', { starsugar: 240, power: 12 }],
  ['mooncake', { mooncake: 36 }],
  ['orange', { orange: 12 }],
  ['coffee', { cofbean: 40, power: 12 }],
  ['icecream', { icecream: 25, milk: 20, score: 70_000 }],
]

/** What was fed: how many hours ago, by whom, to which. */
const fed: readonly (readonly [hours: number, who: number, to: CookedDessert, food: Food, amount: number])[] = [
  [150, 0, 'milk', 'milk', 30],
  [148, 1, 'starsugar', 'starsugar', 190],
  [131, 4, 'coffee', 'cofbean', 20],
  [119, 2, 'mooncake', 'mooncake', 16],
  [97, 5, 'icecream', 'icecream', 9],
  [75, 0, 'milk', 'cofbean', 8],
  [52, 1, 'starsugar', 'starsugar', 34],
  [30, 4, 'coffee', 'cofbean', 12],
  [21, 0, 'milk', 'milk', 24],
  [19, 2, 'mooncake', 'mooncake', 12],
  [12, 0, 'milk', 'sugar', 6],
  [7, 5, 'icecream', 'icecream', 6],
  [4, 1, 'starsugar', 'starsugar', 9],
]

/** Outings: how many hours ago they began, whose, where to or whom to steal from, and for how long. */
const outings: readonly (readonly [
  hours: number,
  who: number,
  dessert: CookedDessert,
  to: ForagePlace | number,
  length: OutingHours,
])[] = [
  [90, 0, 'milk', 'dormitory', 8],
  [66, 3, 'orange', 'gate', 4],
  [44, 2, 'mooncake', 'pool', 8],
  [71, 0, 'milk', 'library', 4],
  [62, 0, 'milk', 'roof', 8],
  [26, 0, 'milk', 'canteen', 2],
  [8, 0, 'milk', 'pool', 4],
  [14, 3, 'orange', 0, 4],
  [3, 4, 'coffee', 'library', 8],
]

/** Mixtures near the recipe of a dessert: how many hours ago, whose, which, and how much sugar. The first of each is free. */
const mixed: readonly (readonly [hours: number, who: number, near: CookedDessert, sugar: number])[] = [
  [158, 0, 'coffee', 70],
  [157, 2, 'icecream', 0],
  [109, 1, 'orange', 70],
  [83, 5, 'milk', 70],
  [58, 0, 'starsugar', 10],
  [24, 0, 'starsugar', 70],
  [22, 0, 'mooncake', 70],
  [16, 0, 'icecream', 70],
  [9, 0, 'orange', 70],
]

/** What is shown, and what was learned and bought for it. */
const shown: readonly (readonly [
  hours: number,
  who: number,
  dessert: CookedDessert,
  card: boolean,
  skin: HouseSkin | '',
])[] = [
  [145, 0, 'milk', true, 'sakura'],
  [50, 1, 'starsugar', true, ''],
  [115, 2, 'mooncake', false, ''],
  [100, 4, 'coffee', true, ''],
  [94, 5, 'icecream', false, 'night'],
]

/** The people keep desserts: they cook, feed, teach, dress, show and send them out, each with its own time. */
function kitchenActs({ tx, members, staff, now, giftsOfWeek }: SeedStage): SeedEvent[] {
  const id = (who: number) => members[who] ?? 0
  const event = (hours: number, happen: (at: Date) => Promise<unknown>): SeedEvent => {
    const at = hoursBefore(now, hours)
    return { at, happen: () => happen(at) }
  }
  const act = <Name extends keyof Calls>(by: number, at: Date, input: Sent<Calls[Name]>) =>
    callOf<Calls[Name]>({ tx, member: by, now: at, input: input as never })

  const beginnings = begun.flatMap(([dessert, things], who) => [
    event(164, (at) => choose(act<'choose'>(id(who), at, { dessert }))),
    event(163, (at) => giveThings(tx, id(who), at, { gdd: 60, sjd: 60, zjj: 60, sugar: 320, ...things })),
  ])
  const meals = fed.map(([hours, who, dessert, material, amount]) =>
    event(hours, (at) => feed(act<'feed'>(id(who), at, { dessert, material, amount }))),
  )
  const trips = outings.flatMap(([hours, who, dessert, to, length]) => {
    const target = typeof to === 'number' ? { victim: id(to) } : { place: to }
    const left = event(hours, (at) => sendOut(act<'sendOut'>(id(who), at, { dessert, hours: length, ...target })))
    const back = event(hours - length, (at) => endOuting(tx, { member: id(who), now: at, called: null, giftsOfWeek }))
    return hours > length ? [left, back] : [left]
  })
  const mixtures = mixed.map(([hours, who, near, sugar], n) =>
    event(hours, async (at) => {
      const mixture = (await recipesOf(tx))[near]
      return synthesize(
        act<'synthesize'>(id(who), at, {
          ...mixture,
          sugar,
          first: mixed.findIndex(([, other]) => other === who) === n ? 'Y' : 'N',
        }),
      )
    }),
  )
  const shows = shown.flatMap(([hours, who, dessert, card, skin]) => [
    event(hours, (at) => display(act<'display'>(id(who), at, { dessert }))),
    ...(card ? [event(hours - 1, (at) => teach(act<'teach'>(id(who), at, { dessert })))] : []),
    ...(skin === ''
      ? []
      : [
          event(hours - 2, (at) => buySkin(act<'buySkin'>(id(who), at, { dessert, skin }))),
          event(hours - 2, (at) => wearSkin(act<'skin'>(id(who), at, { dessert, skin }))),
        ]),
  ])
  const given: Dessert = 'bocai'
  const prizes = event(70, (at) =>
    prize(act<'prize'>(staff, at, { UID: id(4), dessert: given, reason: '开店帮忙试了一个月的锅' })),
  )
  return [event(165, () => ensureRecipes(tx)), ...beginnings, ...meals, ...trips, ...mixtures, ...shows, prizes]
}

/** Gives a person what they begin with. */
function giveThings(tx: Tx, member: number, at: Date, things: Partial<Record<Resource, number>>) {
  // The keys of the record are resources.
  const moves = (Object.entries(things) as [Resource, number][]).map(([resource, amount]) => ({
    ...{ from: house('prizes'), to: member },
    resource,
    amount,
  }))
  const about = { kind: 'member', id: member } as const
  return postTransfer(tx, { reason: 'prize', about, key: `seed:desserts:${member}`, at, moves })
}
