import { earnedLevel } from '#nouns/privileges/rules/levels-earned.ts'
import { mondayOf } from '#rules/beijing-time.ts'
import { doublesPower, firstPostPoints } from '#rules/desserts/effects.ts'
import { dailyGift } from '#rules/economy/daily-gift.ts'
import { earning } from '#rules/economy/economy-rates.ts'
import { bulletReward, drawsBullet } from '#rules/economy/post-reward.ts'
import { noReward, rewardEntries } from '#rules/economy/reward.ts'
import { commentReward, gameReward } from '#rules/economy/talk-reward.ts'
import { recordReward, uploadReward } from '#rules/economy/upload-reward.ts'
import { bullets, levelResources } from '#rules/ledger/resources.ts'
import { beijingDayOf } from './days.ts'
import { maybeBall } from './desserts.ts'
import { shown } from './displaying.ts'
import { addTo, newToday, type Person } from './person.ts'
import type { World } from './world.ts'

/** Games and types of which the best iscore counts. */
const gamesAndTypes = 54
/** Part of their power that people put aside for spell cards. */
const savedPart = 0.25
/** Part of first log-ins between 0 and 6 o'clock. */
const nightPart = 0.1
/** Part of uploads that are paintings. */
const paintingPart = 0.3
const junkPosts = 40
const junkUploads = 4

/** What somebody does on a day that brings something, by the rules; false if they do not come. */
export function earn(world: World, person: Person): boolean {
  person.today = newToday()
  payUploads(world, person)
  if (!world.draws.chance(person.habit.logIn)) return false
  signIn(world, person)
  post(world, person)
  talk(world, person)
  upload(world, person)
  earnLevels(world, person)
  return true
}

function signIn({ book, draws, day }: World, person: Person): void {
  const gift = dailyGift(person.signedIn, beijingDayOf(day))
  if (!gift) return
  person.signedIn = gift.next
  const isNight = person.tricks.has('switch') || draws.chance(nightPart)
  const power = (gift.reward.power ?? 0) * (doublesPower(shown(person), isNight ? 0 : 12, draws.next()) ? 2 : 1)
  person.powerSaved += savedPart * power
  book.earn(person.account, { power }, 'daily')
}

function post(world: World, person: Person): void {
  const { book, draws } = world
  const own = person.main ? 1 : draws.poisson(person.habit.posts)
  const junk = person.tricks.has('junk') ? junkPosts : 0
  person.newPosts = own
  person.posts += own
  for (let n = 0; n < own + junk; n++) {
    const weight = draws.chance(0.85) ? 60 : 10
    const { pointGiven, bullets: bulletsToday } = person.today
    if (!pointGiven) {
      person.today.pointGiven = true
      book.earn(
        person.account,
        { point: firstPostPoints(shown(person), earning.firstPostPoints, draws.next()) },
        'firstPost',
      )
      continue
    }
    const reward = drawsBullet({ weight, bulletsToday }) ? bulletReward(draws.next()) : noReward
    if (bullets.some((each) => reward[each])) {
      person.today.bullets++
      book.earn(person.account, reward, 'bullet')
    }
  }
}

function talk({ book, draws }: World, person: Person): void {
  const comments = person.tricks.has('junk') ? 40 : draws.poisson(person.habit.comments)
  for (let n = 0; n < comments; n++) {
    const reward = commentReward({ weight: 30, own: false, itemPaid: false, today: person.today.comments })
    if (!reward.score) break
    person.today.comments++
    book.earn(person.account, reward, 'comment')
  }
  const [chance, worth] = person.habit.game
  if (draws.chance(chance))
    book.earn(person.account, gameReward({ worth: Math.floor(worth * draws.between(0.4, 1.5)), paidToday: 0 }), 'game')
}

/** New uploads wait for two days; the iscore of runs counts at once. */
function upload({ book, draws, day }: World, person: Person): void {
  const own = draws.poisson(person.habit.uploads)
  const junk = person.tricks.has('junk') ? junkUploads : 0
  for (let n = 0; n < own + junk; n++) {
    const isPainting = n < own ? draws.chance(paintingPart) : n % 2 === 1
    const kind = isPainting ? 'painting' : 'replay'
    person.waiting.push({ day, kind, stays: !draws.chance(n < own ? 0.02 : 0.25) })
  }
  const drips = person.tricks.has('drip')
  for (let run = 0; run < (drips ? 3 : own); run++) {
    const place = drips ? day % 6 : draws.whole(0, gamesAndTypes - 1)
    const before = person.best.get(place) ?? 0
    const played = 1_000 * person.habit.iscore * person.skill * draws.spread(0.5)
    const after = drips ? Math.max(before + 20, 3_000 * person.skill) : played
    if (!drips && draws.chance(paintingPart)) continue // a painting, or a run without iscore
    const best = Math.min(15_000, Math.floor(after))
    const reward = recordReward({ before, after: best, paidToday: person.today.records })
    if (!reward.score) continue
    person.today.records++
    person.best.set(place, best)
    book.earn(person.account, reward, 'record')
  }
}

function payUploads(world: World, person: Person): void {
  const { book, day } = world
  const due = person.waiting.filter((each) => each.day + 2 <= day)
  person.waiting = person.waiting.filter((each) => each.day + 2 > day)
  for (const each of due) {
    if (!each.stays) continue
    if (each.kind === 'painting') maybeBall(world, person)
    const uploaded = beijingDayOf(each.day)
    const [ofDay, ofWeek] = [`${each.kind} ${uploaded}`, mondayOf(uploaded)]
    const reward = uploadReward({
      sameDayAndKind: person.uploadsPaid.get(ofDay) ?? 0,
      weekPoints: person.uploadsPaid.get(ofWeek) ?? 0,
    })
    if (!reward.point) continue
    addTo(person.uploadsPaid, ofDay, 1)
    addTo(person.uploadsPaid, ofWeek, reward.point)
    book.earn(person.account, reward, 'upload')
  }
}

function earnLevels({ book, day }: World, { account, posts }: Person): void {
  const level = earnedLevel({ days: day, posts })
  for (const resource of levelResources)
    for (const [each, amount] of rewardEntries({ [resource]: Math.max(0, level - account.balances[resource]) }))
      book.mint(account, { resource: each, amount, reason: 'levelEarned' })
}
