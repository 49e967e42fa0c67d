import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { madeFile, type ReplayFile } from '#nouns/replays/journeys/replay-files.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import * as limits from '#rules/people/people-limits.ts'
import type { Problem } from '#words/problem.ts'
import { makeMember } from '../../test/make-member.ts'
import { enrol } from '../enrol.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { frame } from '../pages/frame.ts'
import { replayPage } from '../pages/replay-page.ts'
import { uploadPage } from '../pages/upload-page.ts'
import type { Person } from '../person.ts'
import { see, seeGone, turn } from '../see.ts'

const journey = journeysOn()

journey('a file that is no replay is refused with its reason before anything is sent', async ({ site, person }) => {
  const { token } = await makeMember(site, 'wrongfile')
  const author = await person({ token })
  const sent: string[] = []
  author.page.on('request', (request) => request.url().includes('/upReplay') && sent.push(request.url()))
  const upload = uploadPage(author)
  const { refusedTitle, reasons } = author.words.upload.page
  await upload.visit()
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64')
  await upload.choose({ name: 'picture.rpy', bytes: png })
  await see(author.page.getByText(refusedTitle), author.page.getByText('picture.rpy'))
  await see(author.page.getByRole('alert').getByText(reasons.not_a_replay ?? ''))
  for (const [name, text] of [
    ['words.rpy', 'Sugar, butter, flour'],
    ['three.rpy', 'PNG'],
  ] as const) {
    await upload.choose({ name, bytes: Buffer.from(text) })
    await see(author.page.getByText(name), author.page.getByRole('alert').getByText(/^这不是录像文件/))
  }
  const whole = madeFile({ game: 'th10', seed: 71 })
  await upload.choose({ name: 'half.rpy', bytes: whole.bytes.subarray(0, whole.bytes.length >> 1) })
  await see(author.page.getByText('half.rpy'), author.page.getByRole('alert').getByText(reasons.bad_length ?? ''))
  await upload.choose(whole)
  await upload.seeRead(whole)
  expect(sent).toEqual([])
})

journey('a repeated upload hears so and keeps what was typed', async (visit) => {
  const file = madeFile({ game: 'th11', seed: 72 })
  await uploadAs(visit, { ...(await makeMember(visit.site, 'first_one')), file })
  const { token } = await makeMember(visit.site, 'other_one')
  const author = await visit.person({ token })
  const upload = uploadPage(author)
  await upload.visit()
  await upload.choose(file)
  await upload.note.fill('my own words')
  await upload.submit.click()
  await see(author.page.getByRole('alert').getByText(refusal(author, 'r.repeated')))
  expect(await upload.note.inputValue()).toBe('my own words')
  await upload.visit()
  await upload.choose(file)
  expect(await upload.note.inputValue()).toBe('my own words')
})

journey('the file of a replay that is not public is refused in words, and nothing is saved', async (visit) => {
  const { code } = await uploadAs(visit, {
    ...(await makeMember(visit.site, 'hider')),
    file: madeFile({ game: 'th12', seed: 73 }),
    open: 'N',
  })
  const { token } = await makeMember(visit.site, 'curious')
  const reader = await visit.person({ token })
  const { actions } = reader.words.replays
  const saved: string[] = []
  reader.page.on('download', (download) => saved.push(download.suggestedFilename()))
  await reader.visit(`/r/${code}`)
  await reader.page.getByRole('button', { name: actions.closedShort }).click()
  await see(frame(reader).toast(refusal(reader, 'r.notOwn')))
  expect(saved).toEqual([])
})

journey("one's own replay cannot be liked, which is said in words", async (visit) => {
  const { account, password, token } = await enrol(visit.site, 'narcissus')
  const { code } = await uploadAs(visit, { token, file: madeFile({ game: 'th13', seed: 74 }) })
  const owner = await visit.person()
  await owner.visit(`/r/${code}`)
  await replayPage(owner).like.click()
  await frame(owner).logIn(account, password)
  await see(frame(owner).toast(refusal(owner, 'r.likeSelf')))
})

journey('a comment that is too long hears so and stays', async (visit) => {
  const { code } = await uploadAs(visit, {
    ...(await makeMember(visit.site, 'patient')),
    file: madeFile({ game: 'th14', seed: 75 }),
  })
  const { token } = await makeMember(visit.site, 'talkative')
  const reader = await visit.person({ token })
  await reader.visit(`/r/${code}`)
  const { comment, send } = replayPage(reader)
  const long = '糖'.repeat(limits.comment / 3 + 1)
  await comment.fill(long)
  await send.click()
  await see(reader.page.getByRole('alert').getByText(refusal(reader, 'r.commentLong')))
  expect(await comment.inputValue()).toBe(long)
})

journey('what looks like an address and is none is said before anything is sent', async (visit) => {
  const guest = await visit.person({ language: 'zh' })
  await guest.visit('/')
  const { openLogin, logIn, dialog } = frame(guest)
  const sent: string[] = []
  guest.page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await openLogin()
  await logIn('sakuya@mansion', 'three-knives')
  await see(dialog.getByText(guest.words.problems.mailInvalid))
  expect(sent).not.toContain('/api/login')
})

journey('asking for a reset tells of the captcha before, and while it is solved', async (visit) => {
  const guest = await visit.person({ language: 'en', device: 'M' })
  await guest.visit('/')
  const { openLogin, dialog } = frame(guest)
  const { dialogs, passwords, problems } = guest.words
  await openLogin()
  await dialog.getByRole('button', { name: dialogs.toForgot }).click()
  await see(dialog.getByText(dialogs.captchaAhead))
  await dialog.getByLabel(passwords.mail, { exact: true }).fill('nobody@example.test')
  await dialog.getByRole('button', { name: dialogs.forgotSend }).click()
  await see(guest.page.getByText(problems['auth.captcha']))
  await see(dialog.getByText(refusal(guest, 'notRegistered')))
})

journey('a wrong password is refused, and the fifth different one freezes the account, in words', async (visit) => {
  const { account, password } = await enrol(visit.site, 'forgetful', 'en')
  const guest = await visit.person({ language: 'en' })
  await guest.visit('/')
  const { openLogin, logIn, dialog } = frame(guest)
  await openLogin()
  const wrongLogin = refusal(guest, 'wrongLogin')
  const frozen = refusal(guest, 'frozen')
  const tried = async (word: string, said: string) => {
    await Promise.all([guest.page.waitForResponse(/\/api\/login$/), logIn(account, word)])
    await see(dialog.getByRole('alert').getByText(said))
  }
  for (const n of [1, 2, 3, 4]) await tried(`not-this-${n}`, wrongLogin)
  await tried('not-this-5', frozen)
  await tried(password, frozen)
})

journey('logging out makes everything the guest’s again, but language, theme and side bar stay', async (visit) => {
  const { token } = await makeMember(visit.site, 'leaver')
  const leaver = await visit.person({ language: 'en', theme: 'night', token })
  const { page, words, context, visit: go } = leaver
  await go('/settings/preferences')
  await turn(page.getByRole('switch', { name: words.settings.preferences.newTab }), true)
  await page.getByRole('button', { name: words.shell.closeSide }).click()
  await page.reload()
  await see(page.getByRole('button', { name: words.shell.openSide }))
  await frame(leaver).logOut()
  await see(page.getByRole('button', { name: words.shell.login, exact: true }).filter({ visible: true }))
  await seeGone(page.getByRole('button', { name: words.shell.menuOf('leaver') }))
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const kept = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(kept).toMatchObject({ language: 'en', theme: 'night', leftBar: '1' })
  await go('/rpy')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('night')
})

journey(
  'an address without a page shows the gap and stays; inside the site it leads back',
  async ({ person, origin }) => {
    const guest = await person()
    const { page, words, visit } = guest
    for (const address of ['/no/such/page?x=1', '/ms?t=abc']) {
      await visit(address)
      await see(page.getByText(words.shell.gap.title))
      expect(page.url()).toBe(origin + address)
      await page.reload()
      await see(page.getByText(words.shell.gap.title))
      expect(page.url()).toBe(origin + address)
      await page.getByRole('link', { name: words.shell.toHome }).click()
      await page.waitForURL(`${origin}/`)
      await page.goBack()
      await see(page.getByText(words.shell.gap.title))
      expect(page.url()).toBe(origin + address)
    }
    await guest.visit('/rpy')
    // Navigation inside the site to a path that does not exist, as by a link that somebody wrote.
    await guest.page.evaluate(() => history.pushState({}, '', '/nowhere'))
    await see(frame(guest).toast(guest.words.shell.unmatched))
    expect(new URL(guest.page.url()).pathname).toBe('/rpy')
  },
)

/** The text of a problem in the person's language. */
const refusal = ({ words }: Person, key: Problem): string => words.problems[key]

journey(
  'a comment that was removed in another tab leaves the list when it is removed here',
  async ({ site, person }) => {
    const writer = await makeMember(site, 'two_tabs')
    const { rid, code } = await uploadRun(site, await makeMember(site, 'run_owner'))
    const comment = { rid, comment: 'said once' }
    const { KeyID: id } = (await site.call(replays.calls.comment, comment, { token: writer.token })).data
    const me = await person({ language: 'zh', device: 'PC', token: writer.token })
    const { comments } = me.words
    await me.visit(`/r/${code}`)
    const listed = me.page.locator('#comments').getByRole('listitem')
    await listed.getByRole('button', { name: comments.remove, exact: true }).click()
    await see(me.page.getByRole('dialog').getByText(comments.removeTitle))
    expect((await site.call(replays.calls.removeComment, { id }, { token: writer.token })).msg).toBe('')
    const dialog = me.page.getByRole('dialog')
    await dialog.getByRole('button', { name: comments.removeConfirm, exact: true }).click()
    await seeGone(listed)
  },
)

interface Uploading {
  readonly token: string
  readonly file: ReplayFile
  readonly open?: 'Y' | 'N'
}

/** Uploads a replay by a call instead of the page. */
async function uploadAs({ site }: Visit, { token, file, open = 'Y' }: Uploading) {
  const none = { NM: 'N', NB: 'N', NT: 'N', NSY: 'N', screen: '' } as const
  const answer = await site.call(
    replays.calls.upload,
    { ...none, comment: '', category: 'other', open, commentable: 'Y' },
    { token, file },
  )
  expect(answer.msg).toBe('')
  return { code: answer.data.CODE }
}
