import { createHash } from 'node:crypto'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { drawFrom } from '#core/draws/member-draws.ts'
import { auditLedger } from '#core/ledger/audit.ts'
import { walletOf } from '#core/ledger/reads.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { dragonBalls } from '#nouns/paintings/contract/dragon-balls.ts'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { dragonBalls as enBoard } from '#nouns/paintings/words/dragon-balls.en.ts'
import { dragonBalls as zhBoard } from '#nouns/paintings/words/dragon-balls.zh.ts'
import { reminders as enReminders } from '#nouns/reminders/words/reminders.en.ts'
import { reminders as zhReminders } from '#nouns/reminders/words/reminders.zh.ts'
import { nextBeijingDay } from '#rules/beijing-time.ts'
import { cookedDesserts, type Dessert } from '#rules/desserts/desserts.ts'
import { stolenUnits, thiefSugar } from '#rules/desserts/outings.ts'
import { hintName, termsOf, workOut } from '#rules/desserts/work-out.ts'
import { characterName } from '#rules/games/characters.ts'
import type { Language } from '#rules/language.ts'
import { bullets, isResource, type Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { letterTo } from '#site/journeys/mail-box.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { chooseSeed, nextId } from '#site/test/choose-seed.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { desserts } from '../contract/desserts.ts'
import { type Mixture, nearestRecipe, synthesisChance } from '../rules/synthesis.ts'
import { recipesOf } from '../server/recipes.ts'
import { chance as enChance } from '../words/chance.en.ts'
import { chance as zhChance } from '../words/chance.zh.ts'
import { claimDessert as enClaim } from '../words/claim-dessert.en.ts'
import { claimDessert as zhClaim } from '../words/claim-dessert.zh.ts'
import { dessertKitchen as enKitchen } from '../words/dessert-kitchen.en.ts'
import { dessertKitchen as zhKitchen } from '../words/dessert-kitchen.zh.ts'
import { dessertReminders as enTold } from '../words/dessert-reminders.en.ts'
import { dessertReminders as zhTold } from '../words/dessert-reminders.zh.ts'
import { desserts as enShelf } from '../words/desserts.en.ts'
import { desserts as zhShelf } from '../words/desserts.zh.ts'
import { shownDesserts as enShown } from '../words/shown-desserts.en.ts'
import { shownDesserts as zhShown } from '../words/shown-desserts.zh.ts'
import { pressTwice } from './press-twice.ts'

const journey = journeysOn()
const packs = {
  zh: {
    ...{ shelf: zhShelf, kitchen: zhKitchen, resources: zhResources, shown: zhShown, told: zhTold },
    ...{ chance: zhChance, claim: zhClaim, board: zhBoard, who: zhReminders.who },
  },
  en: {
    ...{ shelf: enShelf, kitchen: enKitchen, resources: enResources, shown: enShown, told: enTold },
    ...{ chance: enChance, claim: enClaim, board: enBoard, who: enReminders.who },
  },
}
const walks: readonly (readonly [Language, Device, string])[] = [
  ['zh', 'PC', 'Reimu'],
  ['en', 'M', 'Youmu'],
  ['zh', 'M', 'Sakuya'],
  ['en', 'PC', 'Marisa'],
]
const { calls } = desserts
const minuteMs = 60_000
const hourMs = 60 * minuteMs

for (const [i, [language, device, character]] of variants(import.meta, walks.entries())) {
  journey(`from the first dessert to seven balls in ${language} on ${device}`, async (visit) => {
    const { site } = visit
    const clock = await morning(visit)
    const me = await newcomer(clock, { language, device, account: `cook${i}` })
    const thief = await guest(clock, { language, device, account: `thief${i}` })
    await chooseFirst(me)
    const fate = await chooseFate(me)
    await cookAndFail(me)
    await findHint(me, fate)
    await cookAndSucceed(me, fate)
    await feed(me)
    await teachAndDress(me)
    await display(me)
    await outAndStolen(me, thief)
    await noteToday(me, fate)
    await clock.pass(24 * hourMs)
    await workOutAgain(me, fate)
    await sevenBalls(me, thief, character)
    await dressAs(me, character)
    expect((await auditLedger(site.site.foundation.db)).flatMap(({ wrong }) => wrong)).toEqual([])
  })
}

/** One clock for the site and the browsers of everybody on the way. */
interface Clock extends Visit {
  readonly people: Person[]
  readonly pass: (ms: number) => Promise<void>
}

/** Someone on the way: their account, browser and words. */
interface Walker extends TestMember {
  readonly account: string
  readonly clock: Clock
  readonly site: TestSite
  readonly person: Person
  readonly page: Person['page']
  readonly words: (typeof packs)[Language]
  readonly button: (name: string) => Locator
}

interface WalkerOptions {
  readonly language: Language
  readonly device: Device
  readonly account: string
}

/** Ten o'clock in Beijing on the next day: midnight is far from everything that happens on one day. */
async function morning(visit: Visit): Promise<Clock> {
  const { site } = visit
  const { now } = site.site.foundation
  site.advance(nextBeijingDay(now()).getTime() + 10 * hourMs - now().getTime())
  const people: Person[] = []
  const pass = async (ms: number) => {
    site.advance(ms)
    for (const { context } of people) await context.clock.setSystemTime(now())
  }
  return { ...visit, people, pass }
}

async function walker(clock: Clock, { language, device, account }: WalkerOptions, made?: TestMember): Promise<Walker> {
  const { site } = clock
  const person = await clock.person({ language, device, ...(made && { token: made.token }) })
  clock.people.push(person)
  await clock.pass(0)
  const { page } = person
  const { id, token } = made ?? (await register(site, person, account))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return { id, token, account, clock, site, person, page, words: packs[language], button }
}

const newcomer = (clock: Clock, options: WalkerOptions) => walker(clock, options)
/** Someone who has been a member before. */
const guest = async (clock: Clock, options: WalkerOptions) =>
  walker(clock, options, await makeMember(clock.site, options.account))

/** Registers through the page and verifies the address by the mailed link, which leads on to the desserts. */
async function register(site: TestSite, me: Person, account: string): Promise<TestMember> {
  const { page, words } = me
  const mail = `${account}@example.test`
  await me.visit('/')
  await frame(me).register({ account, mail, password: 'sugar-pearl-7' })
  await see(page.getByText(words.success.power))
  const { link } = await letterTo(site, mail)
  await me.visit(link)
  const { verify, toDessert } = words.settings.links
  await page.getByRole('button', { name: verify.act }).click()
  await see(page.getByText(verify.done))
  expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
  await page.getByRole('link', { name: toDessert }).click()
  await page.waitForURL('**/desserts')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const { own } = site.site.foundation.db
  const { id } = await own.selectFrom('members').select('id').where('account', '=', account).executeTakeFirstOrThrow()
  return { id, token }
}

/** Looks at all six, each of which has something to say, and takes milk. */
async function chooseFirst(me: Walker) {
  const { page, button } = me
  const { shelf, kitchen } = me.words
  const first = page.getByRole('list', { name: shelf.choose.label })
  await see(button(shelf.choose.pick))
  for (const dessert of [...cookedDesserts.filter((each) => each !== 'milk'), 'milk'] as const) {
    await first.getByRole('button', { name: shelf.names[dessert] }).click()
    await see(page.getByText(shelf.choose.say[dessert]))
  }
  await seeClean(me)
  const came = page.getByRole('dialog', { name: kitchen.came.title(shelf.names.milk) })
  await pressTwice(button(shelf.choose.take(shelf.names.milk)), calls.choose, came)
  await seeClean(me)
  await came.getByRole('link', { name: kitchen.came.next }).click()
  await seeGone(came)
  expect(await owned(me)).toEqual(['milk'])
}

/** What the first day has in store: it is drawn from a seed, which is chosen before anything is. */
interface Fate {
  readonly seed: Buffer
  readonly outing: number
  readonly syntheses: readonly [number, number]
  readonly found: readonly Resource[]
  /** The bullet of the recipe of coffee that the hint tells of. */
  readonly bullet: keyof Mixture
  readonly recipe: Mixture
}

const guess: Mixture = { gdd: 4, sjd: 3, zjj: 3 }

/** The first mixture fails, the first outing finds a hint about coffee, and the second mixture brings it. */
async function chooseFate({ site, id }: Walker): Promise<Fate> {
  const recipes = await recipesOf(site.site.foundation.db.own)
  const outing = await nextId(site, 'dessert_outings')
  const first = await nextId(site, 'syntheses')
  const near = nearestRecipe(recipes, guess)
  const failing = termsOf.synthesis(near.dessert, synthesisChance(near.distance, { sugar: 0, milk: false }))
  const coming = termsOf.synthesis('coffee', synthesisChance(0, { sugar: 0, milk: false }))
  const hints = cookedDesserts.flatMap((dessert) => bullets.map((bullet) => hintName(dessert, bullet)))
  const foraging = termsOf.outing({ place: 'roof', hours: 2, part: 1, oneMore: false }, hints)
  let brought: string[] = []
  const seed = await chooseSeed(site, id, (draws) => {
    brought = (workOut('outing', foraging, draws('outing', outing)) ?? '').split(' ')
    return (
      brought.some((each) => each.startsWith('hint:coffee')) &&
      workOut('synthesis', failing, draws('synthesis', first)) === '' &&
      workOut('synthesis', coming, draws('synthesis', first + 1)) === 'coffee'
    )
  })
  const bullet = bullets.find((each) => brought.includes(`hint:${hintName('coffee', each)}`)) ?? 'gdd'
  return {
    seed,
    outing,
    syntheses: [first, first + 1],
    found: brought.filter(isResource),
    bullet,
    recipe: recipes.coffee,
  }
}

/** The first mixture, whose bullets cost nothing, fails; cooked again it would cost bullets, which are not there. */
async function cookAndFail(me: Walker) {
  const { page, button, words } = me
  const { pot, result } = words.kitchen
  await see(page.getByText(pot.free))
  await fillPot(me, { ...guess, zjj: 2 })
  expect(await button(pot.missing(1)).isDisabled()).toBe(true)
  await fillPot(me, { gdd: 0, sjd: 0, zjj: 1 })
  expect(await button(pot.more(words.resources.names.gdd)).isDisabled()).toBe(true)
  await see(page.getByText(pot.unknown))
  await seeClean(me)
  const failed = page.getByRole('dialog', { name: result.failed })
  await pressTwice(button(pot.fire), calls.synthesize, failed)
  await see(failed.getByText(words.resources.amounts.sugar(5)))
  await seeClean(me)
  await failed.getByRole('button', { name: result.more, exact: true }).click()
  await seeGone(failed)
  await see(page.getByText(pot.chance, { exact: true }))
}

const fillPot = async ({ words, button }: Walker, mixture: Mixture) => {
  for (const bullet of bullets)
    for (let n = 0; n < mixture[bullet]; n++)
      await button(words.kitchen.pot.more(words.resources.names[bullet])).click()
}

/** Milk forages on the roof and comes home in time, while the page is open. */
async function findHint(me: Walker, fate: Fate) {
  const { page, clock, words } = me
  const { kitchen, shelf } = words
  await choosePlace(me, 'roof', 2)
  await see(page.getByText(kitchen.hints.none))
  const way = page.getByText(kitchen.out.is(shelf.names.milk, kitchen.places.roof))
  await pressTwice(me.button(kitchen.out.send(shelf.names.milk, kitchen.places.roof)), calls.sendOut, way)
  await seeClean(me)
  await clock.pass(2 * hourMs + minuteMs)
  await minutePasses(me)
  await see(page.getByText(kitchen.out.last(shelf.names.milk, say(me, fate.found.map(one)))))
  await see(page.getByText(kitchen.hints.count(1)))
  await seeClean(me)
}

async function choosePlace({ page, words }: Walker, place: 'roof' | 'pool', hours: 2 | 4 | 8) {
  const { places, out } = words.kitchen
  for (const text of [places[place], out.hour(hours)]) await page.locator('label', { hasText: text }).click()
}

/** By the hint and luck the next mixture is the recipe of coffee. Once more there are no bullets for it. */
async function cookAndSucceed(me: Walker, { recipe, bullet }: Fate) {
  const { page, button, person, words } = me
  const { pot, result } = words.kitchen
  const hinted = (await own(me)).HINTS
  expect(hinted).toEqual([{ DESSERT: 'coffee', BULLET: bullet, COUNT: recipe[bullet] }])
  await give(me, recipe)
  await person.visit('/desserts')
  await fillPot(me, recipe)
  const came = page.getByRole('dialog', { name: result.came(words.shelf.names.coffee) })
  await pressTwice(button(pot.fire), calls.synthesize, came)
  await see(came.getByText(pot.percent(60)))
  await seeClean(me)
  await came.getByRole('button', { name: result.more, exact: true }).click()
  await seeGone(came)
  await see(page.getByText(words.shelf.count(2)))
  await see(button(pot.short))
  expect(await button(pot.short).isDisabled()).toBe(true)
  await seeClean(me)
  expect(await owned(me)).toEqual(['milk', 'coffee'])
}

/** Milk eats fifteen of its own and rises to the third level. */
async function feed(me: Walker) {
  const { page, button, person, words } = me
  const { shelf, kitchen, resources } = words
  await give(me, { milk: 40, power: 20, score: 200_000 })
  await person.visit('/desserts')
  const place = page.getByRole('list', { name: shelf.shelf }).getByRole('link', { name: new RegExp(shelf.names.milk) })
  await place.click()
  await see(page.getByRole('heading', { name: shelf.names.milk, level: 1 }))
  await see(button(kitchen.card.low(3)))
  const amount = page.getByRole('textbox', { name: kitchen.feed.amount })
  for (const wrong of ['99', '0', '1.5']) {
    await amount.fill(wrong)
    await see(page.getByText(kitchen.feed.wrong(40)))
  }
  await amount.fill('15')
  await see(page.getByText(kitchen.feed.level(3)))
  const go = button(kitchen.feed.go(resources.amounts.milk(15)))
  await pressTwice(go, calls.feed, page.getByText(kitchen.feed.rose(shelf.names.milk, 3)))
  await seeClean(me)
  expect((await walletOf(me.site.site.foundation.db.own, me.id)).balances.milk).toBe(25)
}

/** Milk learns its card, which one skin would hide; another one it wears. */
async function teachAndDress(me: Walker) {
  const { page, button, person, words } = me
  const { card, skins } = words.kitchen
  await (await askToBuy(me, skins.names.night)).click()
  await see(page.getByText(skins.bought(skins.names.night)))
  await pressTwice(button(card.teach(10)), calls.teach, page.getByText(card.yes, { exact: true }))
  await see(page.getByText(skins.conflict).first())
  await button(`${skins.wear} ${skins.names.night}`).click()
  await see(page.getByText(person.words.problems['d.skinConflict']))
  await seeClean(me)
  const buySakura = await askToBuy(me, skins.names.sakura)
  await pressTwice(buySakura, calls.buySkin, page.getByText(skins.bought(skins.names.sakura)))
  await button(`${skins.wear} ${skins.names.sakura}`).click()
  await eventually(async () => (await shown(me)).SKIN).toBe('sakura')
  await seeClean(me)
}

/** Presses the price of a skin, and answers the button that pays it. */
async function askToBuy({ page, button, words }: Walker, skin: string) {
  const { skins } = words.kitchen
  const buy = skins.buy(formatNumber(60_000))
  await button(`${buy} ${skin}`).click()
  return page.getByRole('dialog', { name: skins.ask(skin) }).getByRole('button', { name: buy })
}

/** Milk is put on display; for coffee it is too late until tomorrow. */
async function display(me: Walker) {
  const { page, button, words } = me
  const { detail } = words.kitchen
  await pressTwice(button(detail.display), calls.display, button(detail.takeDown))
  await seeClean(me)
  await page.getByRole('link', { name: detail.next }).click()
  await see(page.getByRole('heading', { name: words.shelf.names.coffee, level: 1 }))
  expect(await button(detail.tomorrow).isDisabled()).toBe(true)
  await seeClean(me)
}

/**
 * Coffee is sent out by another device, so milk cannot go; it is called back early. A thief comes to the plate of milk
 * meanwhile, which is told while the page is open.
 */
async function outAndStolen(me: Walker, thief: Walker) {
  const { page, button, clock, person, words } = me
  const { shelf, kitchen } = words
  await person.visit('/desserts')
  await choosePlace(me, 'roof', 2)
  const away = { dessert: 'coffee', place: 'pool', hours: 8 } as const
  expect((await me.site.call(calls.sendOut, away, { token: me.token })).msg).toBe('')
  await button(kitchen.out.send(shelf.names.milk, kitchen.places.roof)).click()
  await see(page.getByText(person.words.problems['d.isOut']))
  await see(page.getByText(kitchen.out.is(shelf.names.coffee, kitchen.places.pool)))
  await seeClean(me)
  await goToSteal(thief, me)

  await clock.pass(4 * hourMs)
  await button(kitchen.out.call).click()
  const ask = page.getByRole('dialog', { name: kitchen.out.callTitle })
  await see(ask)
  await seeClean(me)
  const home = page.getByRole('dialog', { name: kitchen.out.home(shelf.names.coffee) })
  await pressTwice(ask.getByRole('button', { name: kitchen.out.call, exact: true }), calls.callBack, home)
  const { rows } = (await me.site.call(calls.log, { pageNum: 1, pageSize: 20 }, { token: me.token })).data
  const called = rows.find(({ WHAT }) => WHAT === 'called')
  await see(home.getByText(kitchen.out.brought(say(me, called?.THINGS ?? []))))
  await seeClean(me)
  await home.getByRole('button', { name: kitchen.came.close, exact: true }).click()
  await seeGone(home)

  await clock.pass(4 * hourMs + minuteMs)
  await minutePasses(me)
  const units = stolenUnits({ hours: 8, part: 1, guard: 3, left: 15, fed: 15, stolen: 0 })
  const loot = say(me, [
    { resource: 'milk', amount: units },
    { resource: 'sugar', amount: thiefSugar(8, 1) },
  ])
  await see(thief.page.getByText(kitchen.out.last(shelf.names.orange, loot)))
  await see(page.getByRole('link', { name: person.words.shell.reminders(1), exact: true }))
  await person.visit('/reminders')
  const told = page.getByText(words.told.stolenFrom(words.who([thief.account], 1), words.told.names.milk, units))
  await see(told)
  await seeClean(me)
  await told.click()
  await page.waitForURL('**/desserts')
  await see(
    page.getByText(
      kitchen.log.stolenFrom(shelf.names.milk, thief.account, say(me, [{ resource: 'milk', amount: units }])),
    ),
  )
  expect((await shown(me)).PLATE).toEqual([{ FOOD: 'milk', LEFT: 15 - units }])
}

/** The thief comes from the page of the person whose plate it is. */
async function goToSteal(thief: Walker, victim: Walker) {
  const { page, button, person, words } = thief
  const { out } = words.kitchen
  const { names } = words.shelf
  expect((await thief.site.call(calls.choose, { dessert: 'orange' }, { token: thief.token })).msg).toBe('')
  await person.visit(`/p/${victim.id}?tab=dessert`)
  const theirs = page.getByRole('region', { name: words.shown.label(victim.account) })
  await see(theirs.getByText(words.shown.level(3)))
  await seeClean(thief)
  await theirs.getByRole('link', { name: words.shown.steal }).click()
  await see(page.getByText(out.plate(names.milk, 3)))
  await page.locator('label', { hasText: out.hour(8) }).click()
  await seeClean(thief)
  await button(out.sendSteal(names.orange)).click()
  await see(page.getByText(out.isSteal(names.orange, victim.account)))
}

/** On the first day only the hash of the seed is shown; the browser notes it. */
async function noteToday(me: Walker, { seed }: Fate) {
  const { page, person, words } = me
  await person.visit('/chance')
  await see(page.getByText(words.chance.today))
  await see(page.getByText(createHash('sha256').update(seed).digest('hex'), { exact: true }))
  expect(await page.getByText(seed.toString('hex')).count()).toBe(0)
  await seeClean(me)
}

/** On the next day the browser works out all four acts again; one draw is also worked out by hand, as the server does. */
async function workOutAgain(me: Walker, { seed, outing, syntheses }: Fate) {
  const { page, person, words } = me
  const { chance } = words
  await person.visit('/chance')
  await see(page.getByText(chance.hashRight), page.getByText(chance.hashKept))
  await see(page.getByText(seed.toString('hex'), { exact: true }))
  const acts = page.getByRole('list', { name: chance.draws(4) })
  await see(acts)
  expect(await acts.getByText(chance.right, { exact: true }).count()).toBe(4)
  for (const said of [chance.outcomes.failed, chance.outcomes.came(words.shelf.names.coffee)])
    await see(acts.getByText(said))
  const drawn = drawFrom(seed, 'synthesis', String(syntheses[1]))(0)
  await acts.locator('details').nth(2).locator('summary').click()
  await see(acts.getByText(`synthesis:${syntheses[1]}:0`), acts.getByText(drawn.toFixed(6)))
  await seeClean(me)

  await page.getByLabel(chance.fields.seed).fill(seed.toString('hex'))
  await page.getByLabel(chance.fields.kind, { exact: true }).selectOption('outing')
  await page.getByLabel(chance.fields.subject).fill(String(outing))
  await page.getByLabel(chance.fields.n, { exact: true }).fill('1')
  // The closed list of draws above has the same line.
  await see(page.getByText(`outing:${outing}:1`, { exact: true }).filter({ visible: true }))
  await see(page.getByText(drawFrom(seed, 'outing', String(outing))(1).toFixed(9), { exact: true }))
  await seeClean(me)
}

/** Seven paintings of two people close a round, and each brings its painter a dessert of their choice, once. */
async function sevenBalls(me: Walker, other: Walker, character: string) {
  const { site, page, button, person, words } = me
  const { board, claim, kitchen, shelf } = words
  const keeper = await hire(site, `chef${me.account}`, ['painting'])
  for (let n = 1; n <= 7; n++) {
    const pid = await uploadPainting(site, n % 2 === 1 ? me : other, { dragon: character })
    const decided = { pid, accept: 'Y', reason: 'pretty' } as const
    const { data } = await site.call(dragonBalls.calls.decide, decided, { token: keeper.token })
    expect(data).toEqual({ BALL: n, CLOSED: n === 7 ? 'Y' : 'N' })
  }
  const name = characterName(character, person.language)
  await person.visit('/dragonball')
  await see(page.getByRole('heading', { name: board.closed, exact: true }))
  await seeClean(me)
  await button(board.chooseOf(board.pendingRow(name, 1, 1))).click()
  await take(me, 'bocai', claim.came(shelf.names.bocai))
  await person.visit('/desserts')
  await seeClean(me)
  for (const [ball, dessert, title] of [
    [3, 'mooncake', claim.came(shelf.names.mooncake)],
    [5, 'icecream', claim.came(shelf.names.icecream)],
    [7, 'milk', claim.rose(shelf.names.milk, 4)],
  ] as const) {
    await button(`${kitchen.claims.take} ${kitchen.claims.row(name, 1, ball)}`).click()
    await take(me, dessert, title)
  }
  await seeGone(page.getByRole('heading', { name: kitchen.claims.title }))
  await see(page.getByText(shelf.count(5)))
  for (const ball of [2, 4, 6, 6]) {
    const wish = { character, round: 1, ball, dessert: 'starsugar' } as const
    await site.call(calls.claim, wish, { token: other.token })
  }
  const { own: db } = site.site.foundation.db
  const unpaid = db.selectFrom('pending_desserts').select('ball').where('character', '=', character)
  expect(await unpaid.where('paid_at', 'is', null).execute()).toEqual([])
  const levels = (await own(other)).DESSERTS.map(({ DESSERT, LEVEL }) => [DESSERT, LEVEL])
  expect(levels).toEqual([
    ['orange', 1],
    ['starsugar', 3],
  ])
}

/** Takes a dessert in the open dialog, which then says `title`. */
async function take(me: Walker, dessert: Dessert, title: string) {
  const { page, words } = me
  const { claim, shelf } = words
  const dialog = page.getByRole('dialog', { name: claim.title })
  await dialog.getByText(shelf.names[dessert], { exact: true }).click()
  const taken = page.getByRole('dialog', { name: title })
  const button = dialog.getByRole('button', { name: `${claim.take}: ${shelf.names[dessert]}` })
  await pressTwice(button, calls.claim, taken)
  if (dessert === 'bocai') await seeClean(me)
  await taken.getByRole('button', { name: claim.close, exact: true }).click()
  await seeGone(taken)
}

/** The colours of the character are sold now. */
async function dressAs(me: Walker, character: string) {
  const { page, button, person, words } = me
  const { skins } = words.kitchen
  const skin = skins.ofCharacter(characterName(character, person.language))
  await person.visit('/desserts#milk')
  await pressTwice(await askToBuy(me, skin), calls.buySkin, page.getByText(skins.bought(skin)))
  await button(`${skins.wear} ${skin}`).click()
  await eventually(async () => (await shown(me)).SKIN).toBe(`c:${character}`)
  await seeClean(me)
}

const own = async ({ site, token }: Walker) => (await site.call(calls.own, {}, { token })).data
const owned = async (me: Walker) => (await own(me)).DESSERTS.map(({ DESSERT }) => DESSERT)
/** The member's milk. */
const shown = async (me: Walker) => {
  const milk = (await own(me)).DESSERTS.find(({ DESSERT }) => DESSERT === 'milk')
  if (!milk) throw new Error('there is no milk on the shelf')
  return milk
}

async function give(to: Walker, things: Partial<Record<Resource, number>>) {
  for (const [resource, amount] of Object.entries(things))
    if (isResource(resource) && amount > 0) await giveResource(to.site, to, resource, amount)
}

interface Thing {
  readonly resource: string
  readonly amount: number
}
const one = (resource: Resource): Thing => ({ resource, amount: 1 })

/** Things in the words of a walker; the same kinds are added up. */
function say({ words }: Walker, things: readonly Thing[]): string {
  const sums = new Map<string, number>()
  for (const { resource, amount } of things) sums.set(resource, (sums.get(resource) ?? 0) + amount)
  return words.kitchen.list(
    [...sums].flatMap(([each, sum]) => (isResource(each) ? [words.resources.amounts[each](sum)] : [])),
  )
}

/** The work of a minute is done: outings end. */
async function minutePasses({ site }: Walker) {
  await site.site.foundation.db.transaction((tx) => addJob(tx, 'minutely', {}))
  await settleJobs(site, 'minutely')
}

const seeClean = async ({ page }: Walker) =>
  expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
