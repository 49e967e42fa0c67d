import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { writing } from '#contract/writing.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { madeFile } from '#nouns/replays/journeys/replay-files.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { replayDrop } from '#nouns/replays/words/replay-drop.zh.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { type Enrolled, enrol, hashed } from '#site/journeys/enrol.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { replayPage } from '#site/journeys/pages/replay-page.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import { uploadPage } from '#site/journeys/pages/upload-page.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { otherMember as en } from '#words/session/other-member.en.ts'
import { otherMember as zh } from '#words/session/other-member.zh.ts'

const journey = journeysOn()
const languages = variants(import.meta, ['zh', 'en'] as const)
const secret = '只说给自己听 for my eyes'

journey(
  'a shared computer: who logs in next finds nothing of the one before, who finds all of it again',
  async (visit) => {
    const { site, person } = visit
    const [first, second] = [await enrol(site, 'first_one'), await enrol(site, 'next_one')]
    const t = await topicOf(visit, 's_host')
    const { code } = await uploadRun(site, await makeMember(site, 's_player'))
    const reader = await person({ token: first.token })
    const { page } = reader
    const [topic, run] = [topicPage(reader), replayPage(reader)]
    await reader.visit(`/r/${code}`)
    await run.comment.fill(`${secret} comment`)
    // The server refuses the save: the typed words are only in this browser.
    await page.route('**/api/saveDraft', (route) => route.fulfill({ json: { auth: '', data: null, msg: 'busy' } }))
    await topic.visit(t)
    await topic.openReply()
    await page.keyboard.type(secret)
    await page.locator('[data-kept=local]').waitFor()
    await frame(reader).logOut()
    await seeGone(page.getByText(secret))
    await page.unroute('**/api/saveDraft')

    await frame(reader).openLogin()
    await frame(reader).logIn(second.account, second.password)
    await topic.openReply()
    await page.waitForTimeout(1_500)
    expect(await page.locator('.ProseMirror').innerText()).not.toContain(secret)
    await page.keyboard.type('my own')
    await page.keyboard.press('Control+s')
    await page.locator('[data-kept=server]').waitFor()
    const theirs = await site.call(writing.calls.drafts, { place: `t:${t}` }, { token: await tokenOf(page) })
    expect(JSON.stringify(theirs.data)).not.toContain(secret)
    await reader.visit(`/r/${code}`)
    await page.waitForTimeout(500)
    expect(await run.comment.inputValue()).toBe('')
    expect(await page.getByText(secret).count()).toBe(0)
    await frame(reader).logOut()
    // A draft that the server stores is not left in the browser.
    expect(await stored(page)).not.toContain('my own')

    await frame(reader).openLogin()
    await frame(reader).logIn(first.account, first.password)
    await eventually(() => run.comment.inputValue()).toBe(`${secret} comment`)
    await topic.visit(t)
    await topic.openReply()
    await eventually(() => page.locator('.ProseMirror').innerText()).toBe(secret)
  },
)

journey('two tabs, two accounts: half a reply is not sent under the other name unless one says so', async (visit) => {
  const { site, person } = visit
  const [first, second] = [await enrol(site, 'tab_one'), await enrol(site, 'tab_two')]
  const t = await topicOf(visit, 'tab_host')
  const writer = await person({ token: first.token })
  const { page } = writer
  const topic = topicPage(writer)
  await topic.visit(t)
  await topic.openReply()
  await page.keyboard.type(secret)
  await page.locator('[data-kept=server]').waitFor()
  await page.keyboard.type('!')
  await switchInOtherTab(writer, second)

  const bar = page.getByRole('complementary', { name: zh.bar })
  await see(bar.getByText(zh.barMember(zh.writer('tab_one'), 'tab_two')))
  const [foot, post] = [await bar.boundingBox(), await topic.post.boundingBox()]
  expect((post?.y ?? 0) + (post?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  expect(await axeViolations(page)).toEqual([])
  expect(await page.locator('.ProseMirror').innerText()).toBe(`${secret}!`)
  await topic.post.click()
  const asked = page.getByRole('dialog', { name: zh.title })
  await see(asked.getByText(zh.text(zh.writer('tab_one'), 'tab_two')))
  expect(await axeViolations(page)).toEqual([])
  // The default button sends nothing, for those who press Enter without reading.
  expect(await asked.locator(':focus').textContent()).toBe(zh.keep)
  await page.keyboard.press('Enter')
  await seeGone(asked)
  expect(await floors(visit, t)).toEqual(['tab_host'])
  expect(await draftsOf(visit, page, t)).toEqual([])

  await topic.post.click()
  // The writer logs in again in the other tab while the dialog is open: the dialog must say that it is the same member.
  await switchInOtherTab(writer, first)
  await see(asked.getByText(zh.same('tab_one')), asked.getByRole('button', { name: zh.sendSame, exact: true }))
  await page.keyboard.press('Escape')
  await switchInOtherTab(writer, second)
  await topic.post.click()
  await asked.getByRole('button', { name: zh.send('tab_two') }).click()
  await eventually(() => floors(visit, t)).toEqual(['tab_host', 'tab_two'])
})

journey('two tabs: going on as the other one clears the tab, and the words wait for their own', async (visit) => {
  const { site, person } = visit
  const [first, second] = [await enrol(site, 'stay_one'), await enrol(site, 'stay_two')]
  const t = await topicOf(visit, 'stay_host')
  const { code } = await uploadRun(site, await makeMember(site, 'st_player'))
  const writer = await person({ token: first.token })
  const { page } = writer
  const run = replayPage(writer)
  await writer.visit(`/r/${code}`)
  await run.comment.fill(secret)
  await switchInOtherTab(writer, second)
  const bar = page.getByRole('complementary', { name: zh.bar })
  await see(bar.getByText('stay_two'))
  await bar.getByRole('button', { name: zh.follow }).click()
  await seeGone(bar)
  await eventually(() => run.comment.inputValue()).toBe('')
  await run.comment.fill('from the second')
  await run.send.click()
  await see(run.comments.getByText('from the second'))

  // With nothing typed, the tab switches to the new member without asking.
  await topicPage(writer).visit(t)
  await switchInOtherTab(writer, first)
  await see(page.getByRole('button', { name: writer.words.shell.menuOf('stay_one') }))
  expect(await bar.count()).toBe(0)
  await writer.visit(`/r/${code}`)
  await eventually(() => run.comment.inputValue()).toBe(secret)
})

journey('two tabs: the log-in dialog of one closes once the other has logged in', async (visit) => {
  const one = await enrol(visit.site, 'elsewhere')
  const guest = await visit.person()
  await guest.visit('/')
  await frame(guest).openLogin()
  const page = await guest.context.newPage()
  await page.goto(new URL('/', guest.page.url()).href)
  const other = frame({ ...guest, page })
  await other.openLogin()
  await other.logIn(one.account, one.password)
  await seeGone(other.dialog)
  await seeGone(frame(guest).dialog)
  await page.close()
})

journey('a session that the server ended: the words stay, and are sent after a log-in', async (visit) => {
  const { site, person } = visit
  const one = await enrol(site, 'ended_one')
  const { code } = await uploadRun(site, await makeMember(site, 'en_player'))
  for (const language of languages) {
    const { data } = await site.call(accounts.calls.login, { account: one.account, password: hashed(one.password) })
    const writer = await person({ token: data.token, language })
    const words = { zh, en }[language]
    const { page } = writer
    const run = replayPage(writer)
    await writer.visit(`/r/${code}`)
    await run.comment.fill(`${secret} ${language}`)
    await site.call(accounts.calls.logout, {}, { token: data.token })
    const other = await writer.context.newPage()
    await other.goto(new URL('/rpy', page.url()).href)
    const bar = page.getByRole('complementary', { name: words.bar })
    await see(bar)
    // The text must not mention another tab, because the session ended elsewhere.
    expect(await bar.innerText()).not.toMatch(/标签页|tab/i)
    expect(await bar.innerText()).toMatch(/登录已经结束|session has ended/)
    expect(await axeViolations(page)).toEqual([])
    expect(await run.comment.inputValue()).toBe(`${secret} ${language}`)
    await run.send.click()
    await frame(writer).logIn(one.account, one.password)
    await see(run.comments.getByText(`${secret} ${language}`))
    await seeGone(bar)
  }
})

journey('two tabs: nobody is asked to send before it is known as whom', async (visit) => {
  const { site, person } = visit
  const [first, second] = [await enrol(site, 'early_one'), await enrol(site, 'late_one')]
  const { code } = await uploadRun(site, await makeMember(site, 'ea_player'))
  const writer = await person({ token: first.token })
  const { page } = writer
  const run = replayPage(writer)
  await writer.visit(`/r/${code}`)
  await run.comment.fill(secret)
  const known = Promise.withResolvers<void>()
  await page.route(`**${accounts.calls.me.path}`, async (route) => {
    await known.promise
    await route.continue()
  })
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(replays.calls.comment.path)) sent.push(request.headers()['x-member'])
  })
  await switchInOtherTab(writer, second)
  await run.send.click()
  const asked = page.getByRole('dialog', { name: zh.title })
  await see(asked)
  expect(await asked.getByRole('button').allInnerTexts()).toEqual([zh.keep])
  expect(await asked.innerText()).toContain(zh.unknown)
  expect(await axeViolations(page)).toEqual([])
  known.resolve()
  await asked.getByRole('button', { name: zh.send('late_one') }).click()
  await see(run.comments.getByText(secret))
  expect(sent).toHaveLength(2)
  expect(sent.every(Boolean) && sent[0] !== sent[1]).toBe(true)
})

journey('two tabs: files dropped on the list are not taken away by a log-in elsewhere', async (visit) => {
  const { site, person } = visit
  const [first, second] = [await enrol(site, 'drop_one'), await enrol(site, 'drop_two')]
  const writer = await person({ token: first.token })
  const { page } = writer
  const file = madeFile({ game: 'th10', seed: 190 })
  await writer.visit('/rpy')
  const drag = (type: 'dragenter' | 'drop') =>
    page.evaluate(
      ([type, name, bytes]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], name))
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      },
      [type, file.name, [...file.bytes]] as const,
    )
  // Held above the page until it says where they go.
  const sign = page.getByText(replayDrop.dropHere)
  const held = async () => {
    await drag('dragenter')
    return sign.count()
  }
  await expect.poll(held, { timeout: 20_000 }).toBe(1)
  await drag('drop')
  await uploadPage(writer).seeRead(file)
  await switchInOtherTab(writer, second)
  await see(page.getByRole('complementary', { name: zh.bar }).getByText('drop_two'))
  await uploadPage(writer).seeRead(file)
})

/** Logs out and in as somebody else, in another tab of the same browser. */
async function switchInOtherTab(writer: Person, to: Enrolled): Promise<void> {
  const page = await writer.context.newPage()
  const other = frame({ ...writer, page })
  await page.goto(new URL('/rpy', writer.page.url()).href)
  await other.logOut()
  await other.openLogin()
  await other.logIn(to.account, to.password)
  await see(page.getByRole('button', { name: writer.words.shell.menuOf(to.account) }))
  await page.close()
}

async function topicOf({ site }: Visit, host: string): Promise<number> {
  return makeTopic(site, await makeMember(site, host), { m: await makeClub(site) })
}

const floors = async ({ site }: Visit, t: number) =>
  (await site.call(clubs.calls.floors, { t })).data.rows.map(({ NICK }) => NICK)

const draftsOf = async ({ site }: Visit, page: Page, t: number) =>
  (await site.call(writing.calls.drafts, { place: `t:${t}` }, { token: await tokenOf(page) })).data

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
