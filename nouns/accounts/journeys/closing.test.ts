import { readFile } from 'node:fs/promises'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { enrol } from '#site/journeys/enrol.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { letterTo } from '#site/journeys/mail-box.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import type { Device } from '#site/journeys/person.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { owner as enOwner } from '#words/cards/owner.en.ts'
import { owner as zhOwner } from '#words/cards/owner.zh.ts'

const journey = journeysOn()
const written = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N', commentable: 'Y' } as const

const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`data is taken along, an account closed and opened again in ${language} on ${device}`, async (visit) => {
    const { site, person } = visit
    const { account, mail, password, token } = await enrol(site, `leaver${i}`, language)
    const file = { name: 'th14_01.rpy', bytes: encodeReplay(makeRun({ game: 'th14', seed: i + 1, slowRate: 0 })) }
    const { data } = await site.call(replays.calls.upload, { ...written, open: 'Y', screen: '' }, { token, file })
    const leaver = await person({ language, device, token })
    const { page, words } = leaver
    const { accounts, dialogs, problems, settings } = words
    const owner = { zh: zhOwner, en: enOwner }[language]
    const field = (name: string) => page.getByLabel(name, { exact: true })

    await leaver.visit('/settings/data')
    await field(owner.password).fill(password)
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: settings.data.takeAct }).click(),
    ])
    const taken: unknown = JSON.parse(await readFile(await saved.path(), 'utf8'))
    expect(taken).toMatchObject({ account: { account, mail }, replays: { uploaded: [{ code: data.CODE }] } })

    await page.getByRole('button', { name: settings.data.closeStart }).click()
    expect(await axeViolations(page)).toEqual([])
    const form = page.getByRole('region', { name: settings.data.close })
    await form.getByLabel(settings.data.name, { exact: true }).fill('somebody')
    await form.getByLabel(owner.password, { exact: true }).fill(password)
    const close = form.getByRole('button', { name: settings.data.closeAct, exact: true })
    await close.click()
    await see(form.getByText(settings.data.nameWrong))
    await form.getByLabel(settings.data.name, { exact: true }).fill(account)
    await close.click()
    await page.waitForURL(/\/$/)
    await see(page.getByText(settings.data.closed))

    const guest = await person({ language, device })
    await guest.visit('/rpy')
    await see(guest.page.getByText(accounts.closedName).filter({ visible: true }))
    const { dialog, logIn, openLogin } = frame(guest)
    await openLogin()
    await logIn(account, password)
    await see(dialog.getByText(problems.closed))

    await guest.visit((await letterTo(site, mail, 1)).link)
    expect(await axeViolations(guest.page)).toEqual([])
    await guest.page.getByRole('button', { name: settings.links.reopen.act }).click()
    await see(guest.page.getByText(settings.links.reopen.done))
    await guest.page.getByRole('main').getByRole('button', { name: settings.links.login }).click()
    await dialog.getByLabel(dialogs.accountOrMail, { exact: true }).waitFor()
    await logIn(account, password)
    await seeGone(dialog)
    await guest.visit('/rpy')
    await see(guest.page.getByText(account).filter({ visible: true }))
  })
}
