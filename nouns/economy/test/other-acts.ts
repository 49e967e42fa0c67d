import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { roles } from '#nouns/accounts/contract/roles.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { rewardReplays } from '#nouns/replays/server/reward-replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { beijingDay, daysLater, mondayOf } from '#rules/beijing-time.ts'
import { doublesPower } from '#rules/desserts/effects.ts'
import { earning, sinks } from '#rules/economy/economy-rates.ts'
import { ownPassword } from '#site/test/make-owner.ts'
import { as, attempt, chosen, mostly, type Prepare } from './attempt.ts'
import { change, heldOf, nothing, plus } from './book.ts'
import { done } from './done.ts'
import { mayShow } from './kitchen.ts'
import { ageOf, closing, dayOf, daysOf, earns, nowOf, type Run, type World, wakeSessions } from './world.ts'

const hourMs = 3_600_000

const daily: Prepare = ({ world, by, book, alone }) =>
  attempt(
    (key) => world.site.call(accounts.calls.me, {}, as(by, key)),
    (profile, after) => {
      const day = dayOf(world)
      const { signedIn } = by
      const due = by.kind !== 'robot' && signedIn.day !== day
      const streak = signedIn.day === daysLater(day, -1) ? signedIn.streak + 1 : 1
      const power = streak % earning.strongDay === 0 ? earning.strongDayPower : earning.dailyPower
      const wordOf = (amount: number) => (amount === 1 ? 'power' : `power*${amount}`)
      // Coffee on display may double it early in the morning.
      const mayDouble = mayShow(book.kitchens, by.id, alone).some((shown) => doublesPower(shown, hourOf(world), 0))
      const words = mayDouble ? [wordOf(power), wordOf(2 * power)] : [wordOf(power)]
      // Of several calls at once any one gets it.
      expect([...(due ? words : []), ...(due && alone ? [] : [''])]).toContain(profile.todayPower)
      if (alone) {
        for (const each of ['power', 'point', 'score'] as const) {
          expect(profile[each]).toBe(heldOf(after, by.id, each))
        }
      }
      if (profile.todayPower === '') return [nothing]
      by.signedIn = { day, streak }
      return [change([by.id, 'power', profile.todayPower === wordOf(power) ? power : 2 * power])]
    },
  )

/** The hour in Beijing. */
const hourOf = (world: World): number => new Date(nowOf(world).getTime() + 8 * hourMs).getUTCHours()

const upload: Prepare = ({ world, by }) => {
  if (!earns(by) || by.kind !== 'member') return null
  return done(async () => {
    const { rid } = await uploadRun(world.site, by)
    world.runs.push({ rid, owner: by, likedBy: new Set(), at: nowOf(world), state: 'there', paid: null })
  })
}

const removeReplay: Prepare = ({ world, act, by }) => {
  const run = chosen(world.runs, act)
  if (!run) return null
  const sender = mostly(run.owner, by, act)
  return attempt(
    (key) => world.site.call(replays.calls.remove, { rid: run.rid }, as(sender, key)),
    () => {
      expect([run.owner, run.state]).toEqual([sender, 'there'])
      run.state = 'removed'
      const points = run.paid && ageOf(world, run.paid.at) < daysOf(30) ? run.paid.points : 0
      return [change([sender.id, 'point', -points])]
    },
  )
}

/** The hourly job that pays for replays which stayed up. */
const payUploads: Prepare = ({ world }) =>
  done(
    async () => {
      await rewardReplays(world.site.site.foundation.db, nowOf(world))
    },
    () => {
      const due = world.runs.filter(
        ({ state, paid, at, owner }) =>
          state === 'there' && paid === null && !owner.closed && ageOf(world, at) >= earning.uploadHours * hourMs,
      )
      return [plus(...due.map((run) => change([run.owner.id, 'point', settle(world, run)])))]
    },
  )

function settle(world: World, run: Run): number {
  const day = beijingDay(run.at)
  const paid = world.runs.filter((other) => other.owner === run.owner && (other.paid?.points ?? 0) > 0)
  const sameDay = paid.filter(({ at }) => beijingDay(at) === day).length
  const week = paid.filter(({ at }) => mondayOf(beijingDay(at)) === mondayOf(day))
  const left = earning.uploadPointsAWeek - week.reduce((sum, { paid }) => sum + (paid?.points ?? 0), 0)
  const points = sameDay >= earning.uploadsADayOfAKind ? 0 : Math.max(0, Math.min(earning.uploadPoints, left))
  run.paid = { at: nowOf(world), points }
  return points
}

const later: Prepare = ({ world, act }) =>
  done(async () => {
    world.site.advance(([1, 12, 24, 24, 48, 8 * 24][act.n % 6] ?? 1) * hourMs)
    await wakeSessions(world)
  })

const pin: Prepare = ({ world, act, by }) => {
  const topic = chosen(
    world.posts.filter(({ floor, state }) => floor === 1 && (state === 'there' || act.n % 7 === 0)),
    act,
  )
  if (!topic) return null
  const sender = mostly(topic.owner, by, act)
  return attempt(
    (key) => world.site.call(clubs.calls.pinOwn, { t: topic.t }, as(sender, key)),
    () => {
      expect([topic.owner, topic.state]).toEqual([sender, 'there'])
      const standing = world.pins.filter(
        ({ group, at, topic }) => group === sender.group && topic.state === 'there' && ageOf(world, at) < daysOf(1),
      )
      expect(standing).toEqual([])
      world.pins.push({ group: sender.group, at: nowOf(world), topic })
      return [change([sender.id, 'faith', -sinks.pinDayFaith])]
    },
  )
}

const background: Prepare = ({ world, act, by, book, alone }) => {
  const src = chosen(['drawn:petals', 'drawn:pearls', 'drawn:stars', ''], act) ?? ''
  return attempt(
    (key) => world.site.call(ownData.calls.setBackground, { src }, as(by, key)),
    () => {
      const before = by.background
      by.background = src
      const paid = change([by.id, 'faith', -sinks.backgroundFaith])
      if (!alone) return src === '' ? [nothing] : [nothing, paid]
      if (src === '' || src === before) return [nothing]
      expect(heldOf(book, by.id, 'player')).toBeGreaterThanOrEqual(4)
      return [paid]
    },
  )
}

const link: Prepare = ({ world, by, to }) =>
  attempt(
    () => world.site.call(roles.calls.link, { account: to.account, password: ownPassword }, as(by)),
    () => {
      expect([by.kind, to.kind]).not.toContain('robot')
      const joined = to.group
      for (const each of world.people) if (each.group === joined) each.group = by.group
      return [nothing]
    },
  )

/** Only one of the twenty closes their account. What it held stays until the account is forgotten. */
const close: Prepare = ({ world }) => {
  const one = world.people[closing]
  if (!one) return null
  return attempt(
    () => world.site.call(ownData.calls.closeAccount, { account: one.account, password: ownPassword }, as(one)),
    () => {
      one.closed = true
      return [nothing]
    },
  )
}

export const otherActs = {
  ...{ daily, upload, removeReplay, payUploads, later, pin, background, link, close },
} satisfies Readonly<Record<string, Prepare>>
