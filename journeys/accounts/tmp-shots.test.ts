import { makeMember } from '../../server/test/make-member.ts'
import { journeysOn } from '../journey.ts'
import { see } from '../see.ts'

const journey = journeysOn({ seeded: true })
journey('shots', async ({ site, person }) => {
  const one = await makeMember(site, 'looker')
  for (const [language, device, theme] of [
    ['en', 'M', 'night'],
    ['zh', 'PC', 'night'],
  ] as const) {
    const who = await person({ token: one.token, language, device, theme })
    const { page } = who
    await who.visit('/members')
    await see(page.locator('[data-list-main]'))
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/people-shots/members-${device}-${theme}.png` })
    const link = page.locator('[data-list-main]').nth(3)
    await link.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/people-shots/card-${device}-${theme}.png` })
    await who.visit('/settings/privacy')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/people-shots/privacy-${device}-${theme}.png`, fullPage: true })
    await who.visit('/rpy')
    const name = page.getByRole('main').locator('a[href^="/p/"]').first()
    if (await name.count()) {
      await name.focus()
      await page.keyboard.press('Alt+ArrowDown')
      await page.waitForTimeout(1500)
    }
    await page.screenshot({ path: `/tmp/people-shots/rpy-${device}-${theme}.png` })
  }
})
