import { expect } from 'vitest'
import type { Language } from '#rules/language.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { letterTo } from '#site/journeys/mail-box.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { replayListPage } from '#site/journeys/pages/replay-list-page.ts'
import { replayPage } from '#site/journeys/pages/replay-page.ts'
import { uploadPage } from '#site/journeys/pages/upload-page.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { fourReplayFiles } from './replay-files.ts'

const journey = journeysOn()
const files = fourReplayFiles()

const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['zh', 'M'],
  ['en', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`a replay is shared in ${language} on ${device}`, async (visit) => {
    const file = files[i]
    if (!file) throw new Error('a file for every walk')
    const { site, person } = visit
    const account = `sharer${i}`
    const mail = `${account}@example.test`
    const author = await person({ language, device })
    await author.visit('/')
    await frame(author).register({ account, mail, password: 'sugar-pearl-7' })
    if (language === 'en') await verifyByLink(author, visit, mail)

    const upload = uploadPage(author)
    await upload.visit()
    await upload.choose(file)
    await upload.seeRead(file)
    await upload.note.fill('草莓 strawberry')
    await upload.submit.click()
    if (language === 'zh') await verifyByCode(author, visit, mail)
    await author.page.waitForURL(/\/r\/[0-9A-Za-z]{4}$/)
    const code = replayPage(author).code()
    await see(author.page.getByRole('heading', { level: 1 }), author.page.getByText('草莓 strawberry'))

    const reader = await person({ language, device, token: (await makeMember(site, `reader${i}`)).token })
    await reader.visit(`/r/${code}`)
    const seen = replayPage(reader)
    await seen.likes(0).click()
    await see(seen.liked(1))
    await seen.comment.fill('好吃 delicious')
    await seen.send.click()
    await see(seen.comments.getByText('好吃 delicious'))

    const list = replayListPage(reader)
    await list.visit()
    await list.byGame(file.gam)
    await reader.page.waitForURL(/game=/)
    if (file.rank) await list.byRank(file.rank)
    await list.byScore()
    await reader.page.waitForURL(/sort=score/)
    await see(list.rows.filter({ hasText: account }).filter({ visible: true }))
    expect(await list.rows.count()).toBe(1)
    await list.open(0)
    await reader.page.waitForURL(`**/r/${code}`)
    await see(seen.liked(1), seen.comments.getByText('好吃 delicious'))
    expect((await seen.download()).bytes.equals(file.bytes)).toBe(true)
  })
}

async function verifyByLink(author: Person, { site }: Visit, mail: string): Promise<void> {
  await author.visit((await letterTo(site, mail)).link)
  const { verify } = author.words.settings.links
  await author.page.getByRole('button', { name: verify.act }).click()
  await see(author.page.getByText(verify.done))
}

/** Enters the code of the mail. The upload waits for the dialog and continues by itself. */
async function verifyByCode(author: Person, { site }: Visit, mail: string): Promise<void> {
  const { code } = await letterTo(site, mail)
  const { dialog } = frame(author)
  await dialog.getByLabel(author.words.passwords.verifyCode, { exact: true }).fill(code)
  await dialog.getByRole('button', { name: author.words.passwords.verifySubmit, exact: true }).click()
  await seeGone(dialog)
}
