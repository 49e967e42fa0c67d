import { expect } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { walletOf } from '#core/ledger/reads.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { gifts as giftCalls } from '#nouns/gifts/contract/gifts.ts'
import { gifts as enGifts } from '#nouns/gifts/words/gifts.en.ts'
import { gifts as zhGifts } from '#nouns/gifts/words/gifts.zh.ts'
import { privileges as enPrivileges } from '#nouns/privileges/words/privileges.en.ts'
import { privileges as zhPrivileges } from '#nouns/privileges/words/privileges.zh.ts'
import { shop as shopCalls } from '#nouns/shop/contract/shop.ts'
import { shop as enShop } from '#nouns/shop/words/shop.en.ts'
import { shop as zhShop } from '#nouns/shop/words/shop.zh.ts'
import type { Language } from '#rules/language.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { letterTo } from '#site/journeys/mail-box.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { statement as enStatement } from '../words/statement.en.ts'
import { statement as zhStatement } from '../words/statement.zh.ts'
import { supply as enSupply } from '../words/supply.en.ts'
import { supply as zhSupply } from '../words/supply.zh.ts'

const journey = journeysOn()
const dayMs = 86_400_000
const packs = {
  zh: {
    gifts: zhGifts,
    privileges: zhPrivileges,
    resources: zhResources,
    shop: zhShop,
    statement: zhStatement,
    supply: zhSupply,
  },
  en: {
    gifts: enGifts,
    privileges: enPrivileges,
    resources: enResources,
    shop: enShop,
    statement: enStatement,
    supply: enSupply,
  },
}
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [language, device] of variants(import.meta, walks)) {
  const words = packs[language]
  const { names, amounts } = words.resources

  journey(
    `the first month of a member, from the first gift to one for a friend, in ${language} on ${device}`,
    async (visit) => {
      const { site } = visit
      const { db } = site.site.foundation
      const m = await makeClub(site)
      const friend = await makeMember(site, `friend_${language}`)
      const t = await makeTopic(site, friend, { m, title: `Teatime in ${language}` })

      // The first day: an account, its gift, a post.
      const me = await visit.person({ language, device })
      const { page } = me
      const main = page.getByRole('main')
      const { id, token } = await register(visit, me, `first_${language}`)
      const holds = async () => (await walletOf(db.own, id)).balances
      expect(await holds()).toMatchObject({ power: 1, point: 0, score: 0, faith: 0, player: 0 })
      const topic = topicPage(me)
      await topic.visit(t)
      await topic.openReply()
      await page.keyboard.type(`the first words of ${language} here, long enough to be read`)
      await topic.post.click()
      await see(topic.floor(2))
      expect(await holds()).toMatchObject({ power: 1, point: 1 })

      // After a week a like by another brings something, too.
      site.advance(8 * dayMs)
      const other = await visit.person({ language, token: friend.token })
      await topicPage(other).visit(t)
      const { floor } = topicPage(other).words
      await topicPage(other)
        .floor(2)
        .getByRole('button', { name: floor.like(0), exact: true })
        .click()
      await see(
        topicPage(other)
          .floor(2)
          .getByRole('button', { name: floor.liked(1), exact: true }),
      )
      await eventually(async () => (await holds()).faith).toBe(1)

      // The statement says what each was for, and leads there.
      await me.visit('/statement')
      const lines = main.getByRole('listitem').filter({ has: page.locator('time') })
      for (const reason of ['daily', 'firstPost', 'like'] as const)
        await see(lines.getByText(words.statement.reasons[reason], { exact: true }))
      await see(main.getByText(words.statement.check.even))
      await lines.getByRole('link').filter({ visible: true }).first().click()
      await page.waitForURL('**/ms?**')

      // A month and twenty posts, too short to bring a bullet, bring the first level of both kinds; prizes of staff pay for the second life.
      for (let n = 2; n <= 20; n++)
        expect((await answer(site, { id, token }, t, documentOf(`${language} ${n}`))).msg).toBe('')
      site.advance(23 * dayMs)
      await nightPasses(site)
      expect(await holds()).toMatchObject({ player: 1, bomb: 1 })
      const staff = await hire(site, `staff_${language}`, ['present'])
      const prize = { receiver: id, resource: 'score', amount: 60_000, reason: 'a prize of the test' } as const
      expect((await site.call(giftCalls.calls.award, prize, { token: staff.token })).msg).toBe('')
      await me.visit('/privileges')
      await see(main.getByText(words.privileges.level(words.privileges.kinds.life, 1), { exact: true }))
      await page.getByRole('button', { name: words.privileges.buy(30_000, 2) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words.privileges.buy(30_000, 2) })
        .click()
      await see(main.getByText(words.privileges.level(words.privileges.kinds.life, 2), { exact: true }))
      expect(await holds()).toMatchObject({ player: 2, bomb: 1 })

      // In the shop a price moves between look and press: refused with both prices, then accepted.
      const before = (await holds()).score
      const ware = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
      const pay = (score: number) => page.getByRole('button', { name: words.shop.slip.pay(score), exact: true })
      await me.visit('/shop')
      await ware(names.milk).click()
      await see(pay(2_000))
      await buyOften(visit, staff.token, friend)
      await pay(2_000).click()
      const changed = page.getByRole('dialog', { name: words.shop.changed.priceTitle })
      await see(changed.getByText('2,020'))
      await changed.getByRole('button', { name: words.shop.slip.pay(2_020), exact: true }).click()
      await seeGone(changed)
      await eventually(holds).toMatchObject({ milk: 1, score: before - 2_020 })

      // Four for three. The clock of the page was not moved, so the activity runs by both.
      const now = site.site.foundation.now().getTime()
      await db.own
        .insertInto('shop_activities')
        .values({
          items: [14],
          starts_at: new Date(now - 400 * dayMs),
          ends_at: new Date(now + dayMs),
          reason: 'a feast',
        })
        .execute()
      site.site.foundation.touched(['shop'])
      await me.visit('/shop')
      await see(page.getByRole('heading', { name: words.shop.activity.title(names.gdd) }))
      await ware(names.gdd).click()
      await page
        .getByRole('group', { name: words.shop.slip.quick })
        .getByRole('button', { name: '4', exact: true })
        .click()
      await pay(4_500).click()
      await see(page.getByText(words.shop.receipts.saved(words.shop.slip.discounts.activity, 1_500)))
      await eventually(holds).toMatchObject({ gdd: 4, score: before - 6_520 })

      // A gift, which the other sees come while they look.
      const gdds = (await walletOf(db.own, friend.id)).balances.gdd
      await other.visit('/gifts')
      await me.visit(`/p/${friend.id}`)
      await main.getByRole('button', { name: words.gifts.give }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: new RegExp(`^${names.gdd}`) }).focus()
      await page.keyboard.press('Space')
      await dialog.getByLabel(words.gifts.note).fill(`for you from ${language}`)
      await dialog.getByRole('button', { name: words.gifts.send(amounts.gdd(1)) }).click()
      await see(page.getByText(words.gifts.sent), other.page.getByText(`for you from ${language}`))
      expect((await walletOf(db.own, friend.id)).balances.gdd).toBe(gdds + 1)

      // The supply of all counts it, and the whole adds up.
      await anHourPasses(site)
      await me.visit('/supply')
      await see(main.getByText(words.supply.legend.sum[0] ?? ''))
      await main.getByRole('link', { name: new RegExp(`^${names.gdd}`) }).click()
      await page.waitForURL('**/supply?resource=gdd')
      await see(main.getByText(words.resources.goodFor.gdd))
      expect((await auditLedger(db)).flatMap(({ wrong }) => wrong)).toEqual([])
    },
  )
}

/** Registers through the page, is welcomed with the gift of the day, and verifies the address. */
async function register({ site }: Visit, me: Person, account: string): Promise<{ id: number; token: string }> {
  const { page, words } = me
  const mail = `${account}@example.test`
  await me.visit('/')
  await frame(me).register({ account, mail, password: 'sugar-pearl-7' })
  await see(page.getByText(words.success.power))
  const { link } = await letterTo(site, mail)
  await me.visit(link)
  const { verify } = words.settings.links
  await page.getByRole('button', { name: verify.act }).click()
  await see(page.getByText(verify.done))
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const { own } = site.site.foundation.db
  const { id } = await own.selectFrom('members').select('id').where('account', '=', account).executeTakeFirstOrThrow()
  return { id, token }
}

/** The price of milk rises: a friend buys fifty, and the hour turns. */
async function buyOften({ site }: Visit, staff: string, friend: { id: number; token: string }): Promise<void> {
  const prize = { receiver: friend.id, resource: 'score', amount: 200_000, reason: 'to buy with' } as const
  expect((await site.call(giftCalls.calls.award, prize, { token: staff })).msg).toBe('')
  const all = { item: 'milk', count: 50, price: 110_000 } as const
  expect((await site.call(shopCalls.calls.buy, all, { token: friend.token })).msg).toBe('')
  site.advance(3_600_000)
}

const nightPasses = (site: TestSite) => jobPasses(site, 'daily')
const anHourPasses = (site: TestSite) => jobPasses(site, 'hourly')

async function jobPasses(site: TestSite, name: string): Promise<void> {
  await site.site.foundation.db.transaction((tx) => addJob(tx, name, {}))
  await settleJobs(site, name)
}
