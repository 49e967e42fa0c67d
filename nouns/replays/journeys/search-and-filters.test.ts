import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { replayListPage } from '#site/journeys/pages/replay-list-page.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'

const journey = journeysOn({ seeded: true })

journey('somebody narrows the list on a computer, shares it, and keeps the way there', async ({ site, person }) => {
  const { token } = await makeMember(site, 'seeker')
  const seeker = await person({ token })
  const { page, words } = seeker
  const list = replayListPage(seeker)
  const { filters } = words.replays
  await list.visit()
  await list.byRank('L')
  await page.waitForURL(/rank=L/)
  await list.openPanel()
  await list.field(`${words.panel.score} · ${words.panel.least}`).fill('很多')
  await list.apply()
  await see(page.getByText(words.panel.scoreWrong))
  await list.field(`${words.panel.score} · ${words.panel.least}`).fill('1.5亿')
  expect(await axeViolations(page)).toEqual([])
  await list.apply()
  await page.waitForURL(/scoreMin=150000000/)
  const scores = filters.scores('1.50 亿', '')
  await see(list.chip('Lunatic'), list.chip(scores))
  const narrow = await list.rows.count()
  expect(narrow).toBeGreaterThan(0)

  // The address has all filters, so that the first HTML shows the same list.
  const shared = await person({ scripts: false })
  await shared.visit(new URL(page.url()).pathname + new URL(page.url()).search)
  expect(await replayListPage(shared).rows.count()).toBe(narrow)
  expect(await shared.page.title()).toContain('Lunatic')

  await page.goBack()
  await seeGone(list.chip(scores))
  await page.goForward()
  await see(list.chip(scores))

  // The cells of a row are no filters; filters are set in the panel.
  const name = await list.rows.first().locator('td').nth(2).innerText()
  await list.openPanel()
  await list.field(words.panel.pilot).fill(name)
  await list.apply()
  await page.waitForURL(/pilot=/)
  await see(list.chip(filters.pilot(name.toUpperCase())))
  await list.look('comment', '没有人写过这句话')
  await see(page.getByText(words.replays.list.emptySet))
  await page
    .getByRole('main')
    .getByRole('link', { name: /没有人写过这句话/ })
    .last()
    .click()
  await page.waitForURL((url) => !url.search.includes('value='))

  await list.openSaved()
  expect(await axeViolations(page)).toEqual([])
  await list.save('常看')
  const dialog = page.getByRole('dialog')
  await see(dialog.getByRole('link', { name: /常看/ }).first())
  await dialog.getByRole('button', { name: words.saved.remove('常看') }).click()
  await seeGone(dialog.getByRole('button', { name: words.saved.remove('常看') }))
  await page.getByRole('button', { name: words.saved.undo }).click()
  await see(dialog.getByRole('button', { name: words.saved.remove('常看') }))
  await dialog.getByRole('button', { name: words.shell.close }).click()
  await list.visit()
  await list.openSaved()
  await dialog.getByRole('link', { name: /常看/ }).first().click()
  await page.waitForURL(/pilot=.*rank=L/)
})

journey('somebody narrows the list on a phone in a sheet, and subscribes', async ({ origin, person }) => {
  const reader = await person({ language: 'en', device: 'M' })
  const { page, words } = reader
  const list = replayListPage(reader)
  await list.visit('?sort=score')
  await list.openPanel()
  await see(page.getByRole('dialog', { name: words.panel.title }))
  expect(await axeViolations(page)).toEqual([])
  await list.field(words.panel.category).selectOption('score')
  await list.field(words.panel.time).selectOption('year')
  await list.apply()
  await page.waitForURL(/category=score/)
  await see(list.chip('Score'), list.chip(words.replays.filters.periods.year))
  expect(await axeViolations(page)).toEqual([])

  const feed = await page.request.get(origin + (await list.feed.getAttribute('href')))
  expect(feed.headers()['content-type']).toMatch(/xml/)
  expect(await feed.text()).toMatch(/^<\?xml[^>]*>\s*<rss/)
  const alternate = await page.request.get(page.url())
  expect(await alternate.text()).toMatch(/<link rel="alternate" type="application\/atom\+xml"/)

  // A guest gets the log-in dialog before a filter is saved.
  await list.openSaved()
  await see(frame(reader).dialog)
  await page.keyboard.press('Escape')
  await list.chip('Score').click()
  await eventually(() => page.url()).not.toContain('category')
  const box = page.getByRole('searchbox', { name: words.replays.filters.search })
  await seeGone(box)
  await list.openSearch()
  await eventually(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await box.press('Enter')
  await see(page.getByText(words.replays.filters.searchEmpty))
})

for (const [language, device, typed] of variants(import.meta, [
  ['zh', 'M', '咲夜'],
  ['en', 'PC', 'Sakuya'],
  ['en', 'M', '霊夢'],
] as const)) {
  journey(`runs of a character are found without a game, in ${language} on ${device}: ${typed}`, async ({ person }) => {
    const reader = await person({ language, device })
    const { page, words } = reader
    const { filters, list: said } = words.replays
    const list = replayListPage(reader)
    const name = { 咲夜: '十六夜咲夜', Sakuya: 'Sakuya', 霊夢: 'Reimu' }[typed]
    await list.visit()
    if (device === 'M') await list.openSearch()
    const box = page.getByRole('searchbox', { name: filters.search })
    await box.fill(typed)
    await box.press('Enter')
    await see(list.chip(filters.found(filters.searchTypes.name, typed)))
    await see(list.rows.first().getByText(name).filter({ visible: true }))
    expect(await list.rows.filter({ hasNotText: name }).count()).toBe(0)

    // Nothing of a game that the character does not play in: the list says so and leads on.
    await list.visit(`?game=165&searchType=name&value=${encodeURIComponent(typed)}`)
    await see(page.getByText(said.emptySet))
    await page.getByRole('link', { name: said.whole }).click()
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === typed)
    await see(page.locator('main a[href^="/r/"]').first())

    await list.visit()
    await list.openPanel()
    await page.getByLabel(words.panel.shot, { exact: true }).last().selectOption({ label: name })
    await list.apply()
    await page.waitForURL(/[?&]character=\w+/)
    await see(list.chip(name))
    await see(list.rows.first().getByText(name).filter({ visible: true }))
    // Another game keeps the character.
    await list.byGame(14)
    await page.waitForURL(/character=\w+&game=14/)
    await see(list.chip(name))
    expect(await axeViolations(page)).toEqual([])
  })
}
