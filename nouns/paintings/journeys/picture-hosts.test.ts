import { rename, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeEach, expect } from 'vitest'
import { journeysOn } from '#site/journeys/journey.ts'
import { see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openProxy } from '#site/test/outside/open-proxy.ts'
import { openS3 } from '#site/test/outside/open-s3.ts'
import { pictureHosts as enHosts } from '#words/cards/picture-hosts.en.ts'
import { pictureHosts as zhHosts } from '#words/cards/picture-hosts.zh.ts'

const s3 = await openS3()
const wire = await openProxy({ host: '127.0.0.1', port: s3.port })
const journey = journeysOn({ stores: [{ ...s3.settings, endpoint: `http://127.0.0.1:${wire.port}` }, 'folder'] })
beforeEach(() => wire.mend())
afterAll(async () => {
  await wire.close()
  await s3.close()
})

for (const [language, device, hosts] of variants(import.meta, [
  ['zh', 'PC', zhHosts],
  ['en', 'M', enHosts],
] as const)) {
  journey(
    `whoever uploads hears that a picture host fails, and loses nothing when all do (${language}, ${device})`,
    async ({ site, person }) => {
      const { token } = await makeMember(site, `host_${language}`)
      const { page, words, visit } = await person({ token, language, device })
      const { form, states, list } = words.paintingUpload
      const row = (name: string) =>
        page.getByRole('region', { name: list.title }).getByRole('listitem').filter({ hasText: name })
      const choose = async (name: string, background: string) => {
        const picture = sharp({
          create: { width: 320, height: language === 'zh' ? 240 : 250, channels: 3, background },
        })
        const buffer = await picture.png().toBuffer()
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles([{ name, mimeType: 'image/png', buffer }])
      }
      const name = page.getByLabel(form.name, { exact: true })
      const send = page.getByRole('button', { name: form.send, exact: true })
      await visit('/painting/upload')

      await wire.cut()
      await choose('枫糖.png', '#b43a2c')
      await send.click()
      await see(page.getByText(hosts.fallback), row('枫糖').getByText(states.done))

      const folder = `${site.dataFolder}/files`
      await rename(folder, `${folder}-away`)
      await choose('抹茶.png', '#4a7c2c')
      await name.fill('抹茶千层')
      await send.click()
      await see(page.getByText(words.problems.notStored))
      expect(await name.inputValue()).toBe('抹茶千层')

      await rm(folder, { recursive: true })
      await rename(`${folder}-away`, folder)
      await send.click()
      await see(row('抹茶千层').getByText(states.done))
    },
  )
}
