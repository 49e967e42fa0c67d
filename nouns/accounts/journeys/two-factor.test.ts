import { expect } from 'vitest'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { enrol } from '#site/journeys/enrol.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { letterTo } from '#site/journeys/mail-box.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { authenticator, twoFactorPage } from '#site/journeys/pages/two-factor-page.ts'
import type { Device } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'

const journey = journeysOn()

const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [language, device] of variants(import.meta, walks)) {
  journey(`two-factor is switched on, used and switched off in ${language} on ${device}`, async ({ site, person }) => {
    const account = `two${language}`
    const { mail, password, token } = await enrol(site, account, language)
    const owner = await person({ language, device, token })
    const { page, words } = owner
    const { factor } = words.settings
    const { dialogs, problems } = words
    const { dialog, logIn, logOut, openLogin } = frame(owner)
    const section = twoFactorPage(owner)
    const noViolations = async () => expect(await axeViolations(page)).toEqual([])
    const now = () => site.site.foundation.now()

    await section.visit()
    const secret = await section.start(password)
    await noViolations()
    const code = authenticator(secret, now)
    await section.confirm(String((Number(code(0)) + 1) % 1_000_000).padStart(6, '0'))
    await see(page.getByText(problems.codeWrong))
    const first = code(0)
    await section.confirm(first)
    const recovery = await section.codes()
    expect(recovery).toHaveLength(10)
    await noViolations()
    await section.keep()
    await see(page.getByText(factor.leftOf(10)))
    await noViolations()
    expect((await letterTo(site, mail, 1)).text).toContain(account)
    await logOut()

    // Log in with a code of the authenticator. The code that switched two-factor on is used up.
    await openLogin()
    await logIn(account, password)
    await see(page.getByRole('dialog', { name: dialogs.totpTitle }))
    await noViolations()
    const typed = dialog.getByLabel(dialogs.totpCode, { exact: true })
    await eventually(() => typed.evaluate((field) => field === document.activeElement)).toBe(true)
    const enter = dialog.getByRole('button', { name: dialogs.totpSubmit, exact: true }).last()
    await typed.fill(first)
    await enter.click()
    await see(dialog.getByText(problems.codeWrong))
    site.advance(30_000)
    await typed.fill(code(0))
    await enter.click()
    await seeGone(dialog)
    await logOut()

    // Log in with a recovery code, in small letters and without its hyphen.
    await openLogin()
    await logIn(account, password)
    await dialog.getByRole('button', { name: dialogs.toRecovery }).click()
    await noViolations()
    await dialog
      .getByLabel(dialogs.recoveryCode, { exact: true })
      .fill((recovery[0] ?? '').toLowerCase().replace('-', ''))
    await enter.click()
    await seeGone(dialog)
    await section.visit()
    await see(page.getByText(factor.leftOf(9)))
    await eventually(async () => (await site.mails()).filter(({ text }) => text.includes('9')).length > 0).toBe(true)
    await logOut()

    // After five wrong codes the password must be entered again.
    await openLogin()
    await logIn(account, password)
    for (let n = 0; n < 5; n++) {
      await typed.fill(`00000${n}`)
      await enter.click()
      if (n < 4) await see(dialog.getByText(problems.codeWrong))
      if (n < 4) await typed.fill('')
    }
    await see(page.getByRole('dialog').getByText(problems.loginAgain))
    site.advance(30_000)
    await logIn(account, password)
    await typed.fill(code(0))
    await enter.click()
    await seeGone(dialog)

    await section.visit()
    await section.end(password, recovery[1] ?? '')
    await see(page.getByText(factor.ended))
    await see(page.getByRole('button', { name: factor.startAct }))
    await logOut()
    await openLogin()
    await logIn(account, password)
    await seeGone(dialog)
  })
}
