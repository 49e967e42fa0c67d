import { expect } from 'vitest'
import { makeClub } from '#nouns/clubs/test/clubs.ts'
import { draftChoices as enTabs } from '#words/editor/draft-choices.en.ts'
import { draftChoices as zhTabs } from '#words/editor/draft-choices.zh.ts'
import { editor as en } from '#words/editor/editor.en.ts'
import { editor as zh } from '#words/editor/editor.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { journeysOn } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { clubsPage } from '../pages/clubs-page.ts'
import { hydrated, type Person } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn()
const packs = { zh: { ...zh, tabs: zhTabs }, en: { ...en, tabs: enTabs } }
const walks = [
  ['zh', 'M'],
  ['en', 'PC'],
] as const

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  const words = packs[language]

  journey(`tabs on one draft know of each other, and lose nothing, in ${language} on ${device}`, async (visit) => {
    const { site, person } = visit
    const m = await makeClub(site)
    const { token } = await makeMember(site, `tabs${i}`)
    const one = await person({ language, device, token })
    await openAt(one, m)
    await one.page.keyboard.type('written first')
    await savedThere(one)
    const { origin } = new URL(one.page.url())
    const two = await secondTab(one, origin)
    await openAt(two, m)
    for (const { page } of [one, two]) await see(page.getByText(words.tabs.open))
    await see(paper(two).getByText('written first'))
    expect([await axeViolations(two.page), await overflowing(two.page)]).toEqual([[], []])

    // A tab that is only looked at follows the other.
    await one.page.bringToFront()
    await paper(one).click()
    await one.page.keyboard.press('Control+End')
    await one.page.keyboard.type(' and longer')
    await savedThere(one)
    await see(paper(two).getByText('written first and longer'))

    // Both tabs write while nothing reaches the server, and both are lost: the texts of both are there again.
    await one.context.route('**/api/saveDraft', (route) => route.fulfill({ json: busy }))
    await paper(one).click()
    await one.page.keyboard.press('Control+End')
    await one.page.keyboard.type(', by the one')
    await keptHere(one)
    await two.page.bringToFront()
    await paper(two).click()
    await two.page.keyboard.press('Control+End')
    await two.page.keyboard.type(', by the other')
    await keptHere(two)
    await eventually(() => two.page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('~')))).toBe(
      true,
    )
    // Tabs that are closed at once set each other's text aside: what is begun with is not offered again.
    await two.page.evaluate(() => {
      const main = Object.keys(localStorage).find((key) => /^draft\.\d+\.m:\d+$/.test(key)) ?? ''
      localStorage.setItem(`${main}~closed`, localStorage.getItem(main) ?? '')
    })
    for (const { page } of [one, two]) await page.close()
    // A tab that is closed may still send its text: nothing may reach the server until the end.
    const later = await secondTab(one, origin)
    await openAt(later, m)
    await see(paper(later).getByText('written first and longer, by the other'))
    await see(later.page.getByText('written first and longer, by the one'), later.page.getByText(words.tabs.aside))
    expect([await axeViolations(later.page), await overflowing(later.page)]).toEqual([[], []])
    await later.page.getByRole('button', { name: words.tabs.take }).click()
    await see(paper(later).getByText('written first and longer, by the one'))
    await seeGone(later.page.getByText(words.tabs.aside))
    // The button that was pressed is gone, and the text has the focus.
    await later.page.keyboard.press('Control+z')
    await see(paper(later).getByText('written first and longer, by the other'))
  })

  journey(
    `who writes is told that the line is gone and is back, in ${language} on ${device}`,
    async ({ site, person }) => {
      const m = await makeClub(site)
      const writer = await person({ language, device, token: (await makeMember(site, `line${i}`)).token })
      const { page, context } = writer
      await openAt(writer, m)
      await page.keyboard.type('before the tunnel')
      await savedThere(writer)
      await context.setOffline(true)
      await see(page.getByText(words.drafts.lineGone))
      await page.keyboard.type(', in the tunnel')
      await see(page.locator('[data-kept=local]'), page.getByText(words.drafts.kept.local))
      expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
      await context.setOffline(false)
      await see(page.getByText(words.drafts.lineBack), page.locator('[data-kept=server]'))

      // Copies in the menu tell when they were kept, how long they are and how they begin.
      await page.getByRole('button', { name: words.drafts.kept.server }).click()
      const copies = page.getByRole('menuitem').filter({ hasText: 'before the tunnel' })
      await eventually(async () => (await copies.allInnerTexts()).length).toBe(2)
      const [newest = '', older = ''] = await copies.allInnerTexts()
      expect(newest).toContain(words.count.characters('32'))
      expect(older).toContain(words.count.characters('17'))
      expect(newest).toMatch(/\d\d:\d\d/)
    },
  )
}

journey('a restored draft is announced until something is written', async ({ site, person }) => {
  const m = await makeClub(site)
  const writer = await person({ device: 'M', token: (await makeMember(site, 'goer')).token })
  const { page } = writer
  const club = await openAt(writer, m)
  await club.title.fill('五个汉字吧')
  await see(page.getByText('5 / 40', { exact: true }))
  await club.title.fill('字'.repeat(41))
  await see(page.getByText(zh.composer.titleLong(1)))
  await club.title.fill('五个汉字吧')
  await paper(writer).click()
  await page.keyboard.type('half')
  await savedThere(writer)
  await page.reload()
  await hydrated(page)
  const announced = page.getByText(zh.drafts.goingOn('五个汉字吧'))
  await see(announced)
  await paper(writer).click()
  await page.keyboard.type('x')
  await seeGone(announced)
  await savedThere(writer)
  expect(await page.getByText(zh.drafts.restored).count()).toBe(0)
})

async function openAt(writer: Person, m: number) {
  const club = clubsPage(writer)
  await club.visit(m)
  await club.openWrite()
  await club.openText()
  return club
}

/** Another tab of the same browser. */
async function secondTab(first: Person, origin: string): Promise<Person> {
  const page = await first.context.newPage()
  return {
    ...first,
    page,
    visit: async (path) => {
      await page.goto(origin + path)
      await hydrated(page)
    },
  }
}

const busy = { auth: '', data: null, msg: 'busy' }
const paper = ({ page }: Person) => page.locator('.ProseMirror').first()
const savedThere = ({ page }: Person) => see(page.locator('[data-kept=server]'))
const keptHere = ({ page }: Person) => see(page.locator('[data-kept=local]'))
