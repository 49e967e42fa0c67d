import { expect } from 'vitest'
import { makeClub } from '#nouns/clubs/test/clubs.ts'
import { draftChoices as en } from '#words/editor/draft-choices.en.ts'
import { draftChoices as zh } from '#words/editor/draft-choices.zh.ts'
import { editor as zhEditor } from '#words/editor/editor.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { journeysOn } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { frame } from '../pages/frame.ts'
import { hydrated } from '../person.ts'
import { see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn()
const walks = [
  ['zh', 'M', zh],
  ['en', 'PC', en],
] as const

for (const [language, device, words] of variants(import.meta, walks)) {
  journey(
    `who has not verified their mail hears of it when the form opens, in ${language} on ${device}`,
    async (visit) => {
      const m = await makeClub(visit.site)
      const { token } = await makeMember(visit.site, `fresh${device}`, false)
      const writer = await visit.person({ language, device, token })
      const { page } = writer
      await writer.visit(`/ms?m=${m}#write`)
      await see(page.getByText(words.mailFirst))
      await page.locator('.ProseMirror').click()
      await page.keyboard.type('written meanwhile')
      expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
      await page.getByRole('button', { name: words.enterCode }).click()
      const asked = page.getByRole('dialog', { name: writer.words.passwords.verifyTitle })
      await see(asked.getByText(`fresh${device}@`))
      await page.keyboard.press('Escape')
      await seeGone(asked)
      expect(await page.locator('.ProseMirror').innerText()).toBe('written meanwhile')
    },
  )
}

journey(
  'on a phone the notice of a second tab is as wide as the sheet, and tools behind the edge are shaded',
  async (visit) => {
    const m = await makeClub(visit.site)
    const { token } = await makeMember(visit.site, 'twice')
    const writer = await visit.person({ device: 'M', token })
    await writer.visit(`/ms?m=${m}#write`)
    await see(writer.page.locator('.ProseMirror'))
    const { page } = writer
    const second = await writer.context.newPage()
    await second.goto(page.url())
    await hydrated(second)
    const notice = second.getByRole('note').filter({ hasText: zh.open })
    await see(notice)
    expect((await notice.boundingBox())?.width).toBeGreaterThan(360)
    const bar = second.getByRole('toolbar', { name: zhEditor.tools.bar })
    expect(
      await bar.evaluate((one) => [one.scrollWidth > one.clientWidth, getComputedStyle(one).backgroundAttachment]),
    ).toEqual([true, 'local, local, scroll, scroll, scroll'])
  },
)

journey('the notice of a new account leads to the code of its mail', async ({ person }) => {
  const visitor = await person()
  await visitor.visit('/')
  await frame(visitor).register({ account: 'newcomer', mail: 'newcomer@example.test', password: 'sugar-pearl-7' })
  await visitor.page.getByRole('button', { name: visitor.words.dialogs.enterCode }).click()
  await see(visitor.page.getByRole('dialog', { name: visitor.words.passwords.verifyTitle }))
})
