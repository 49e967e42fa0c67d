import { expect } from 'vitest'
import { makeMember } from '../../test/make-member.ts'
import { journeysOn } from '../journey.ts'
import { replayListPage } from '../pages/replay-list-page.ts'
import { hydrated } from '../person.ts'
import { eventually, see, turn } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn({ seeded: true })

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`a new page starts at its top, and going back restores the place, on ${device}`, async ({ person }) => {
    const guest = await person({ device, size: { width: device === 'M' ? 390 : 1440, height: 600 } })
    const { page } = guest
    const list = replayListPage(guest)
    const down = () => page.evaluate(() => Math.round(scrollY))
    await list.visit()
    const link = list.rows.last().locator('[data-list-main]')
    await link.scrollIntoViewIfNeeded()
    await eventually(down).toBeGreaterThan(100)
    const before = await down()
    await link.click()
    await page.waitForURL('**/r/*')
    await eventually(down).toBe(0)
    await page.goBack()
    await see(list.rows)
    await eventually(down).toBe(before)
    await page.goForward()
    await page.waitForURL('**/r/*')
    await eventually(down).toBe(0)
  })
}

journey(
  'a link to a place on a page leads there, and who scrolled before the page lives stays where they are',
  async ({ person, origin }) => {
    const guest = await person({ size: { width: 1440, height: 600 } })
    const { page } = guest
    const down = () => page.evaluate(() => Math.round(scrollY))
    const { rows } = replayListPage(guest)
    await guest.visit('/rpy')
    const run = await rows.first().locator('[data-list-main]').getAttribute('href')
    await guest.visit(`${run}#comments`)
    await hydrated(page)
    await see(page.locator('#comments'))
    expect(await page.locator('#comments').evaluate((part) => Math.abs(part.getBoundingClientRect().top))).toBeLessThan(
      300,
    )

    let letOn = () => {}
    const held = new Promise<void>((resolve) => {
      letOn = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${origin}${run}`, { waitUntil: 'commit' })
    await see(page.getByRole('heading', { level: 1 }))
    await page.mouse.wheel(0, 500)
    await eventually(down).toBeGreaterThan(100)
    const before = await down()
    letOn()
    await hydrated(page)
    expect(Math.abs((await down()) - before)).toBeLessThan(60)
  },
)

journey('the left bar stays as it was left', async ({ person }) => {
  const { page, words, context, visit } = await person()
  await visit('/')
  const bar = page.getByRole('navigation', { name: words.shell.mainNav })
  const open = (await bar.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: words.shell.closeSide }).click()
  await eventually(async () => (await bar.boundingBox())?.width ?? open).toBeLessThan(open / 2)
  const narrow = (await bar.boundingBox())?.width
  expect((await context.cookies()).find(({ name }) => name === 'leftBar')?.value).toBe('1')
  await visit('/rpy')
  expect((await bar.boundingBox())?.width).toBe(narrow)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await bar.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: words.shell.openSide }).click()
  expect((await context.cookies()).find(({ name }) => name === 'leftBar')?.value).toBe('0')
})

journey('who prefers new tabs gets them for links of the content, not of the frame', async (visit) => {
  const { token } = await makeMember(visit.site, 'tabsplease')
  const member = await visit.person({ token })
  const { page, words, context } = member
  const list = replayListPage(member)
  await member.visit('/settings/preferences')
  const saved = page.waitForResponse(/\/api\/prefer$/)
  await turn(page.getByRole('switch', { name: words.settings.preferences.newTab }), true)
  await saved
  await list.visit()
  await eventually(() => list.rows.first().locator('[data-list-main]').getAttribute('target')).toBe('_blank')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    list.rows.first().locator('[data-list-main]').click(),
  ])
  await opened.waitForURL('**/r/*')
  await hydrated(opened)
  expect(new URL(page.url()).pathname).toBe('/rpy')
  await page
    .getByRole('navigation', { name: words.shell.mainNav })
    .getByRole('link', { name: words.shell.nav.home })
    .click()
  await page.waitForURL(`${visit.origin}/`)
  expect(context.pages()).toHaveLength(2)
})

journey('language and theme change at once and are remembered', async ({ person }) => {
  const { page, words, visit } = await person()
  await visit('/rpy')
  await page.getByRole('button', { name: words.shell.languageLabel }).filter({ visible: true }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Replays' }))
  expect(await page.title()).toMatch(/^Replays · /)
  await page.getByRole('button', { name: 'Day or night' }).filter({ visible: true }).click()
  const shown = () =>
    page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme].join(' '))
  await eventually(shown).toBe('en night')
  await page.reload()
  expect(await shown()).toBe('en night')
})

journey('every link of the footer leads to a page that is there', async ({ person, origin }) => {
  const guest = await person({ device: 'M' })
  await guest.visit('/rpy')
  const links = guest.page.getByRole('contentinfo').getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 200])
})
