import { expect } from 'vitest'
import { journeysOn } from '../journey.ts'
import { settled } from '../person.ts'
import { see } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn({ seeded: true })
const emptySite = journeysOn()

for (const language of variants(import.meta, ['zh', 'en'] as const)) {
  journey(`the public pages can be read and followed without scripts in ${language}`, async (visit) => {
    const reader = await visit.person({ language, scripts: false })
    const { page, words } = reader
    await reader.visit('/')
    await see(page.getByText(words.home.window.line), page.getByRole('heading', { name: words.home.newest.title }))
    await page
      .getByRole('navigation', { name: words.shell.mainNav })
      .getByRole('link', { name: words.shell.nav.replays })
      .click()
    await page.waitForURL('**/rpy')
    const row = page.getByRole('table', { name: words.replays.list.caption }).locator('tbody tr').first()
    await see(page.getByRole('heading', { level: 1, name: words.replays.title }), row)
    await page
      .getByRole('navigation', { name: words.replays.filters.sort })
      .getByRole('link', { name: words.replays.filters.sorts.score, exact: true })
      .click()
    await page.waitForURL('**/rpy?sort=score')
    await row.locator('[data-list-main]').click()
    await page.waitForURL('**/r/*')
    await see(
      page.getByRole('heading', { level: 1 }),
      page.getByRole('heading', { name: words.run.info.title }),
      page.locator('#comments'),
    )
    await page.locator('main a[href^="/p/"]').first().click()
    await page.waitForURL('**/p/*')
    await see(page.getByText(words.accounts.card.joined).first())
  })
}

journey('nothing of one visitor’s cookies stands in the page another gets', async ({ origin }) => {
  const fetchPage = async (path: string, cookie: string) =>
    (await fetch(`${origin}${path}`, { headers: { cookie } })).text()
  for (const path of ['/', '/rpy', '/ms', '/ms?m=1', '/ms?m=1&sort=liked', '/ms?t=1', '/jf', '/rpy/archive']) {
    const first = await fetchPage(path, 'mNum=37; tNum=43; theme=night; side=closed; visitor=sugarplum')
    expect(first, path).not.toMatch(/sugarplum|side=closed/)
    const other = await fetchPage(path, '')
    expect(other, path).not.toMatch(/"[mt]Num":(?:37|43)\b|"pageSize":(?:37|43)\b/)
    expect(await fetchPage(path, 'mNum=20; tNum=20'), path).toBe(other)
  }
})

journey('a run is found by its number too, at one address', async ({ origin }) => {
  const at = async (path: string) => {
    const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await at('/r/1')).toEqual([302, '/r/0001'])
  expect(await at('/r/00001')).toEqual([302, '/r/0001'])
  expect(await at('/r/0001')).toEqual([200, null])
  // Four digits are a code, not a number: no run has this code, and there is no redirect.
  expect((await at('/r/1234'))[1]).toBeNull()
  expect(await at('/r/99999999')).toEqual(await at('/r/no-such-run'))
})

emptySite('an empty shop window is taken over without a word in the console', async ({ person }) => {
  const guest = await person()
  await guest.visit('/')
  await settled(guest.page)
  await see(guest.page.getByText(guest.words.home.noReplays))
})

journey('a page that differs from its first HTML is noticed', async ({ person, origin }) => {
  const guest = await person()
  const { title } = guest.words.replays
  await guest.page.route(`${origin}/rpy`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(`>${title}<`, '>something else<') })
  })
  await guest.visit('/rpy')
  await see(guest.page.getByRole('heading', { level: 1, name: title }))
  expect(guest.problems.splice(0).join('\n')).toMatch(/#418/)
})

journey('what a page fetches from elsewhere or logs is noticed', async ({ person }) => {
  const guest = await person()
  await guest.visit('/c')
  await guest.page.evaluate(() => {
    console.warn('planted')
    const picture = new Image()
    picture.src = 'https://foreign.invalid/picture.png'
    document.body.append(picture)
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.body.append(script)
  })
  await settled(guest.page)
  const noticed = guest.problems.splice(0).join('\n')
  expect(noticed).toContain('planted')
  expect(noticed).toContain('foreign.invalid')
  expect(noticed).toMatch(/inline script/i)
})
