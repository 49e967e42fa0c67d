import { earning, giving } from '#rules/economy/economy-rates.ts'
import { giftWorth, isGiftable, mostGiftable } from '#rules/economy/gift-worth.ts'
import { likeReward } from '#rules/economy/like-reward.ts'
import { isReward } from '#rules/economy/reward.ts'
import { bullets, materials, type Resource } from '#rules/ledger/resources.ts'
import { lifeLevels } from '#rules/people/privileges.ts'
import type { Person } from './person.ts'
import type { World } from './world.ts'

const dayMs = 86_400_000

/** Likes of a day: honest ones fall on posts at random, second accounts like what their main account posts. */
export function likeEachOther(world: World): void {
  const { people, draws } = world
  const posts = people.flatMap((person) => Array.from({ length: Math.min(12, person.newPosts) }, () => person))
  for (const person of people)
    if (person.tricks.has('likes'))
      for (const second of person.seconds) for (let n = 0; n < 2; n++) like(world, second, person)
  for (const giver of people)
    for (let n = draws.poisson(giver.habit.likes); n > 0 && posts.length > 0; n--) {
      const receiver = draws.pick(posts)
      if (receiver !== giver) like(world, giver, receiver)
    }
}

function like({ book, day }: World, giver: Person, receiver: Person): void {
  const spent = receiver.likesSpent.get(giver) ?? 0
  if (spent >= receiver.posts) return
  const account = ({ posts }: Person) => ({ verified: true, robot: false, ageMs: day * dayMs, accepted: posts > 0 })
  const { today } = receiver
  const paid = receiver.likesPaid.get(giver) ?? []
  const reward = likeReward({
    giver: account(giver),
    receiver: account(receiver),
    linked: false,
    fromGiver: paid.filter((each) => each > day - earning.likeWindowDays).length,
    today: today.likes,
  })
  receiver.likesSpent.set(giver, spent + 1)
  if (!isReward(reward)) return
  today.likes++
  paid.push(day)
  receiver.likesPaid.set(giver, paid.slice(-earning.likesFromOne))
  book.earn(receiver.account, reward, 'like')
}

/** The order in which second accounts hand over: what is worth most to their main account first. */
const handedOver: readonly Resource[] = ['point', 'power', 'faith', 'score', ...bullets, ...materials, 'sugar']

export function giveToMain(world: World, main: Person): void {
  if (!main.tricks.has('gifts') || world.day < giving.days) return
  for (const second of main.seconds) {
    if (second.account.balances.player < lifeLevels.gift) continue
    for (const resource of handedOver) give(world, [second, main], resource)
  }
}

function give({ book, day }: World, [from, to]: readonly [Person, Person], resource: Resource): void {
  if (!isGiftable(resource)) return
  const fits = mostGiftable(resource, { given: inWeek(from, day).given, received: inWeek(to, day).received })
  const amount = Math.min(fits, from.account.balances[resource])
  if (amount <= 0) return
  book.give(from.account, to.account, [resource, amount])
  const worth = giftWorth(resource, amount)
  from.gifts.push({ day, given: worth, received: 0 })
  to.gifts.push({ day, given: 0, received: worth })
}

/** Worth that somebody gave and received within the last seven days. */
export const inWeek = ({ gifts }: Person, day: number): { given: number; received: number } => {
  const week = gifts.filter((each) => each.day > day - 7)
  return {
    given: week.reduce((sum, { given }) => sum + given, 0),
    received: week.reduce((sum, { received }) => sum + received, 0),
  }
}
