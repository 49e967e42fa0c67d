import { expect } from 'vitest'
import { noScripts as en } from '../../words/no-scripts.en.ts'
import { noScripts as zh } from '../../words/no-scripts.zh.ts'
import { enrol } from '../enrol.ts'
import { journeysOn } from '../journey.ts'
import { layoutShift, watchLayout } from '../layout-shift.ts'
import { settled } from '../person.ts'
import { eventually, see } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn({ seeded: true })

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  for (const path of ['/', '/rpy', '/ms']) {
    journey(
      `who asks for English sees in the first view how to read ${path} in English, on ${device}`,
      async (visit) => {
        const { page, context, visit: go } = await visit.person({ language: 'en', device, motion: true })
        await context.clearCookies({ name: 'language' })
        await watchLayout(context)
        await go(path)
        await settled(page)
        expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
        const way = page.getByText('English', { exact: true }).filter({ visible: true }).first()
        const box = await way.boundingBox()
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
        expect(box && box.y >= 0 && box.y + box.height <= height && box.x >= 0 && box.x + box.width <= width).toBe(true)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect((await layoutShift(page)).sum).toBeLessThan(0.02)
        await way.click()
        await eventually(() => page.locator('html').getAttribute('lang')).toBe('en')
      },
    )
  }
}

journey('who asks for Chinese, or chose it, is not asked', async ({ person }) => {
  const reader = await person({ language: 'zh', device: 'M' })
  await reader.context.clearCookies({ name: 'language' })
  const chose = await person({ language: 'en', device: 'M' })
  await chose.context.clearCookies({ name: 'language' })
  await chose.context.addCookies([{ name: 'language', value: 'zh', url: new URL(await origin(chose)).origin }])
  for (const { page, visit } of [reader, chose]) {
    await visit('/')
    expect(await page.locator('header').getByText('English', { exact: true }).filter({ visible: true }).count()).toBe(0)
  }
})

/** The site's origin, from the domain of the browser's cookies. */
const origin = async ({ context }: { context: { cookies(): Promise<readonly { domain: string }[]> } }) => {
  const [cookie] = await context.cookies()
  return `http://${cookie?.domain ?? '127.0.0.1'}`
}

for (const [language, words] of variants(import.meta, [
  ['zh', zh],
  ['en', en],
] as const)) {
  journey(`pages say what they need scripts for where there are none, in ${language}`, async (visit) => {
    const { page, visit: go } = await visit.person({ language, scripts: false, device: 'M' })
    for (const path of [
      '/settings',
      '/settings/privacy',
      '/rpy/upload',
      '/admin',
      '/reminders',
      '/favourites',
      '/link',
    ]) {
      await go(path)
      const line = page.getByText(words.needed)
      await see(line)
      expect((await line.boundingBox())?.y).toBeLessThan(200)
    }
    for (const path of ['/', '/rpy', '/ms', '/p/1000001']) {
      await go(path)
      await see(page.getByText(words.partly))
    }
    // A link leads to the same page in the other language.
    const other = language === 'zh' ? 'en' : 'zh'
    await go('/rpy?game=6')
    const way = page.getByRole('link', { name: words.otherLanguage, exact: true })
    expect((await way.boundingBox())?.y).toBeLessThan(100)
    await way.click()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/rpy?game=6')
    expect(await page.locator('html').getAttribute('lang')).toBe(other === 'zh' ? 'zh-CN' : 'en')
    await page.getByRole('link', { name: (other === 'zh' ? zh : en).otherLanguage, exact: true }).click()
    expect(await page.locator('html').getAttribute('lang')).toBe(language === 'zh' ? 'zh-CN' : 'en')
    const scripted = await visit.person({ language })
    await scripted.visit('/rpy/upload')
    expect(await scripted.page.getByText(words.needed).isVisible()).toBe(false)
    expect(await scripted.page.getByRole('link', { name: words.otherLanguage, exact: true }).count()).toBe(0)
  })
}

journey('who hides the toolbar finds one button in every editor, which unfolds it', async ({ person, site }) => {
  const { token } = await enrol(site, 'plainly', 'zh')
  const { page, visit, words } = await person({ token })
  await visit('/settings/preferences')
  const saved = page.waitForResponse(/\/api\/prefer$/)
  await page.getByRole('switch', { name: words.settings.preferences.toolbar }).click()
  await saved
  await visit('/ms?m=1#write')
  await page.locator('textarea').or(page.locator('.ProseMirror')).first().click()
  await see(page.locator('.ProseMirror'))
  const tools = page.locator('[data-tool]').filter({ visible: true })
  expect(await tools.count()).toBe(1)
  await tools.click()
  await eventually(() => tools.count()).toBeGreaterThan(10)
  await page.locator('[data-tool=hidden]').click()
  const inside = page.locator('dialog dialog').locator('[data-tool]').filter({ visible: true })
  await eventually(() => inside.count()).toBe(1)
  await inside.press('Enter')
  await eventually(() => inside.count()).toBeGreaterThan(4)
})
