import { expect } from 'vitest'
import { betDesk as enBets } from '#nouns/bets/words/bet-desk.en.ts'
import { betDesk as zhBets } from '#nouns/bets/words/bet-desk.zh.ts'
import { home } from '#nouns/home/contract/home.ts'
import { homeDesk as enHome } from '#nouns/home/words/home-desk.en.ts'
import { homeDesk as zhHome } from '#nouns/home/words/home-desk.zh.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { astray } from '#site/journeys/rows.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { clubs } from '../contract/clubs.ts'
import { clubDesk as enClubs } from '../words/club-desk.en.ts'
import { clubDesk as zhClubs } from '../words/club-desk.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { clubs: zhClubs, home: zhHome, bets: zhBets },
  en: { clubs: enClubs, home: enHome, bets: enBets },
}
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`clubs, topics and the home page are kept in ${language} on ${device}`, async ({ site, person }) => {
    const keeper = await hire(site, `clerk${i}`, ['club', 'ms', 'topic', 'homepage'])
    const staff = await person({ language, device, token: keeper.token })
    const words = packs[language]
    const title = `蛋糕 cake ${i}`
    const name = `甜点社 ${i}`

    await addClub(staff, name, words.clubs)
    const t = await writeIn(site, name, { title, by: await makeMember(site, `writer${i}`) })
    await actOnTopic(staff, title, words.clubs)
    await eventually(async () => (await site.call(clubs.calls.floors, { t })).data.topic.LOCKED).toBe('Y')
    await handleReport(site, { staff, t, words: words.clubs, by: await makeMember(site, `reader${i}`) })
    await eventually(async () => (await site.call(clubs.calls.floors, { t })).data.rows[1]?.GONE).toBe('staff')
    await recommendTopic(staff, title, words.clubs)
    await eventually(async () => (await site.call(clubs.calls.recommended, {})).data.at(-1)?.KeyID).toBe(t)
    await fillHome(staff, words.home)
    await eventually(async () => (await site.call(home.calls.notice, {})).data.roll.at(-1)?.title[language]).toBe(
      '冬 winter',
    )
  })
}

type ClubWords = typeof zhClubs

const clubNamed = async (site: TestSite, name: string) =>
  (await site.call(clubs.calls.list, {})).data.find(({ NAME }) => NAME === name)?.KeyID

/** Expects no accessibility violation, no horizontal overflow, and rows that open their own thing. */
async function looksFine({ page }: Person): Promise<void> {
  expect([await axeViolations(page), await overflowing(page), await astray(page)]).toEqual([[], [], []])
}

async function addClub(staff: Person, name: string, { clubs: words }: ClubWords): Promise<void> {
  const at = desk(staff)
  await at.visit('/admin/club')
  await at.button(words.add).click()
  await at.dialog.getByLabel(words.name, { exact: true }).fill(name)
  await at.dialog.getByLabel(words.intro, { exact: true }).fill('一起吃点心')
  await looksFine(staff)
  await at.dialog.getByRole('button', { name: words.add, exact: true }).click()
  await see(at.button(words.editOf(name)))
  await looksFine(staff)
}

interface Topic {
  readonly title: string
  readonly by: TestMember
}

/** A topic with a second floor. */
async function writeIn(site: TestSite, club: string, { title, by: { token } }: Topic): Promise<number> {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: title }] }
  const document = { type: 'doc', content: [paragraph] }
  const m = (await clubNamed(site, club)) ?? 0
  const { t } = (await site.call(clubs.calls.postTopic, { m, title, document }, { token })).data
  await site.call(clubs.calls.postFloor, { t, document }, { token })
  return t
}

async function actOnTopic(staff: Person, title: string, { ms, topics }: ClubWords): Promise<void> {
  const at = desk(staff)
  await at.visit('/admin/ms')
  await staff.page.getByText(ms.names.topics, { exact: true }).click()
  await staff.page.getByLabel(topics.value).fill(title)
  await at.button(topics.find).click()
  await at.button(topics.actsOf(title)).click()
  await staff.page.getByRole('menuitem', { name: topics.act.lock }).click()
  await at.reason.fill('吵起来了 a quarrel')
  await looksFine(staff)
  await at.dialog.getByRole('button', { name: topics.act.lock, exact: true }).click()
  await see(staff.page.getByText('吵起来了 a quarrel'))
  await looksFine(staff)
}

interface Report {
  readonly staff: Person
  readonly t: number
  readonly words: ClubWords
  readonly by: TestMember
}

async function handleReport(site: TestSite, { staff, t, words: { ms }, by: { token } }: Report): Promise<void> {
  await site.call(clubs.calls.report, { t, floor: 2, reason: '太吵了 too loud' }, { token })
  const at = desk(staff)
  await at.visit('/admin/ms')
  await see(staff.page.getByText('太吵了 too loud'))
  await at.button(at.reports.take).click()
  await at.button(ms.pass).click()
  await at.reason.fill('看过了 seen')
  await looksFine(staff)
  await at.dialog.getByRole('button', { name: ms.pass, exact: true }).click()
  await see(staff.page.getByText(at.reports.todoEmpty))
}

async function recommendTopic(staff: Person, title: string, { topics, recommended }: ClubWords): Promise<void> {
  const at = desk(staff)
  await at.visit('/admin/super/topic')
  await at.button(topics.recommendOf(title)).click()
  await see(at.button(recommended.removeOf(title)))
  await seeGone(at.button(topics.recommendOf(title)))
  await looksFine(staff)
}

async function fillHome(
  staff: Person,
  { roll, announcement, sections, sectionsLabel, closed }: typeof zhHome,
): Promise<void> {
  const at = desk(staff)
  const tabs = staff.page.getByRole('navigation', { name: sectionsLabel })
  await at.visit('/admin/homepage')
  await staff.page.getByLabel(announcement.zh, { exact: true }).fill(`今天休息 ${staff.language}`)
  await at.button(announcement.save).click()
  await at.button(roll.add).click()
  for (const label of [roll.titleZh, roll.titleEn]) await staff.page.getByLabel(label).last().fill('冬 winter')
  await staff.page.getByLabel(roll.link).last().fill('/rpy')
  await looksFine(staff)
  await at.button(roll.save).click()
  await seeGone(staff.page.getByText(roll.unsaved))
  await tabs.getByRole('link', { name: sections.bocai, exact: true }).click()
  await see(staff.page.getByText(packs[staff.language].bets.onHome.none))
  await looksFine(staff)
  await tabs.getByRole('link', { name: sections.topic, exact: true }).click()
  await see(staff.page.getByRole('heading', { name: packs[staff.language].clubs.recommended.title }))
  await tabs.getByRole('link', { name: sections.user, exact: true }).click()
  await see(staff.page.getByText(closed(at.words.areas.user)))
  await tabs.getByRole('link', { name: sections.notice, exact: true }).click()
  await see(at.button(roll.save))
}
