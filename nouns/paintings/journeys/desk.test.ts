import { expect } from 'vitest'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { letterTo } from '#site/journeys/mail-box.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import type { Device } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { paintingStaff } from '../contract/painting-staff.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadPainting } from '../test/upload-painting.ts'
import { paintingDesk as enDesk } from '../words/painting-desk.en.ts'
import { paintingDesk as zhDesk } from '../words/painting-desk.zh.ts'
import { paintingReminders as zhTold } from '../words/painting-reminders.zh.ts'
import { rights as enRights } from '../words/rights.en.ts'
import { rights as zhRights } from '../words/rights.zh.ts'
import { drawnPng } from './picture-files.ts'

const journey = journeysOn()
const desks = { zh: zhDesk, en: enDesk }
const letters = { zh: zhRights, en: enRights }
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(
    `a work is taken out of sight and shown again in ${language} on ${device}`,
    async ({ site, origin, person }) => {
      const statusOf = async (path: string) => (await fetch(new URL(path, origin))).status
      const name = `午后 afternoon ${i}`
      const painter = await makeMember(site, `painter${i}`)
      const pid = await uploadPainting(site, painter, { name })
      const { SRC } = (await site.call(paintings.calls.one, { id: String(pid) })).data
      const reporter = await makeMember(site, `reporter${i}`)
      const report = { id: pid, about: 'forbidden', reason: '照片 a photograph' } as const
      expect((await site.call(paintings.calls.report, report, { token: reporter.token })).msg).toBe('')

      const keeper = await person({ language, device, token: (await hire(site, `keeper${i}`, ['painting'])).token })
      const guest = await person({ language, device })
      const words = desks[language]
      const queue = desk(keeper)
      await queue.visit('/admin/painting')
      await see(keeper.page.getByText('照片 a photograph'), keeper.page.getByText(words.urgent, { exact: true }))
      await see(queue.button(words.line.showOf(name)))
      expect([await axeViolations(keeper.page), await overflowing(keeper.page)]).toEqual([[], []])
      expect(await statusOf(SRC)).toBe(200)

      await keeper.page.getByRole('link', { name: words.line.manageOf(name, pid), exact: true }).click()
      await see(keeper.page.getByText(words.work.states.shown, { exact: true }))
      expect([await axeViolations(keeper.page), await overflowing(keeper.page)]).toEqual([[], []])
      await queue.button(words.work.forbid).click()
      await queue.decide('是照片 it is one', words.work.forbid)
      await see(keeper.page.getByText(words.work.states.hidden, { exact: true }))
      expect(await statusOf(SRC)).toBe(404)
      await guest.visit('/painting')
      await see(guest.page.getByRole('heading', { level: 1 }))
      await seeGone(guest.page.getByRole('link', { name }))

      await keeper.page.getByRole('link', { name: words.tabs.hidden, exact: true }).click()
      const hidden = keeper.page.getByRole('listitem').filter({ hasText: name })
      await hidden.getByRole('button', { name: words.hidden.restore, exact: true }).click()
      await queue.decide('看错了 a mistake', words.hidden.restore)
      await seeGone(hidden)
      expect(await statusOf(SRC)).toBe(200)
      await guest.visit('/painting')
      await see(guest.page.getByRole('link', { name }))
    },
  )

  journey(`a rights holder writes without an account in ${language} on ${device}`, async ({ site, person }) => {
    const name = `别人的 theirs ${i}`
    const pid = await uploadPainting(site, await makeMember(site, `lender${i}`), { name })
    const holder = await person({ language, device })
    const words = letters[language]
    await holder.visit(`/rights?work=${pid}`)
    const { page } = holder
    const send = page.getByRole('button', { name: words.send, exact: true })
    await send.click()
    await see(page.getByText(holder.words.problems['pd.claimNameEmpty']))
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    await page.getByLabel(words.name).fill('原作者 the author')
    await page.getByLabel(words.mail).fill(`author${i}@example.test`)
    await page.getByLabel(words.words).fill('原图是我画的 I drew it')
    await send.click()
    await see(page.getByText(words.sentText(`author${i}@example.test`)))

    const keeper = await person({ language, device, token: (await hire(site, `judge${i}`, ['painting'])).token })
    const queue = desk(keeper)
    const { claims } = desks[language]
    await queue.visit('/admin/painting?tab=claims')
    await see(keeper.page.getByText('原图是我画的 I drew it'), keeper.page.getByText(name))
    expect([await axeViolations(keeper.page), await overflowing(keeper.page)]).toEqual([[], []])
    await queue.button(claims.pass).click()
    await queue.decide('查过了 checked', claims.pass)
    await see(keeper.page.getByText(claims.empty))
    expect((await site.call(paintings.calls.one, { id: String(pid) })).msg).toBe('deleted')
  })
}

journey('staff decline a claim and replace a picture', async ({ site, person }) => {
  const painter = await makeMember(site, 'redrawn')
  const pid = await uploadPainting(site, painter, { name: '旧稿' })
  const mail = 'somebody@example.test'
  const claim = { name: '路人', mail, address: `/e/${pid}`, words: '像我的' }
  expect((await site.call(paintingStaff.calls.claim, claim)).msg).toBe('')
  const keeper = await person({ device: 'M', token: (await hire(site, 'replacer', ['painting'])).token })
  const { page } = keeper
  const queue = desk(keeper)
  const { claims, work } = zhDesk
  await queue.visit('/admin/painting?tab=claims')
  await queue.button(claims.refuse).click()
  await queue.decide('只是题材一样', claims.refuse)
  await see(page.getByText(claims.empty))
  expect((await letterTo(site, mail)).text).toContain('只是题材一样')

  await queue.visit(`/admin/painting?tab=work&pid=${pid}`)
  const shown = page
    .getByRole('listitem')
    .filter({ hasText: work.page(1) })
    .locator('img')
  const former = await shown.getAttribute('src')
  await queue.button(work.replaceOf(1)).click()
  await queue.reason.fill('换成清楚的')
  await queue.dialog.getByRole('button', { name: work.replace, exact: true }).click()
  await see(queue.dialog.getByText(work.fileMissing))
  await queue.dialog.locator('input[type=file]').setInputFiles(await drawnPng('清楚.png', 700))
  await see(queue.dialog.getByText(work.chosen('清楚.png')))
  await seeGone(queue.dialog.getByText(work.fileMissing))
  expect(await axeViolations(page)).toEqual([])
  await queue.decide('换成清楚的', work.replace)
  await eventually(() => shown.getAttribute('src')).not.toBe(former)
  const owner = await person({ device: 'M', token: painter.token })
  await owner.visit('/reminders')
  await owner.page.getByRole('link', { name: zhTold.pictureReplaced('旧稿') }).click()
  await see(owner.page.getByRole('heading', { level: 1, name: '旧稿' }))
  await see(owner.page.getByText('600 × 400'))
})
