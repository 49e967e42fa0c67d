import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { madeFile } from '#nouns/replays/journeys/replay-files.ts'
import { makeMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { examine, type Found } from '../examine.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { frame } from '../pages/frame.ts'
import { uploadPage } from '../pages/upload-page.ts'
import { see, seeGone } from '../see.ts'

const journey = journeysOn({ seeded: true })

journey('a barrier is found on a page and in a dialog, and none below a dialog', async ({ person }) => {
  const guest = await person()
  const { page } = guest
  const { openLogin, dialog } = frame(guest)
  const barrier = [expect.stringContaining('button-name')]
  const plant = (at: Locator) => at.evaluate((place) => place.append(document.createElement('button')))
  await guest.visit('/')
  await plant(page.getByRole('main'))
  expect(await axeViolations(page, { whole: true })).toEqual(barrier)
  await openLogin()
  await plant(dialog)
  expect(await axeViolations(page)).toEqual(barrier)
  await dialog.locator('button:empty').evaluate((button) => button.remove())
  expect(await axeViolations(page)).toEqual([])
})

journey('axe finds nothing in any dialog and menu', async (visit) => {
  const found: Found = {}
  const guest = await visit.person()
  const { page, words } = guest
  await guest.visit('/')
  const { openLogin, dialog, openMenu } = frame(guest)
  await openLogin()
  await examine(guest, 'log-in', found)
  await dialog.getByRole('button', { name: words.dialogs.toForgot }).click()
  await examine(guest, 'forgotten password', found)
  await dialog.getByRole('button', { name: words.dialogs.toLogin }).click()
  await dialog.getByRole('button', { name: words.dialogs.toRegister }).click()
  await dialog.getByRole('button', { name: words.dialogs.register, exact: true }).click()
  await examine(guest, 'registration with its errors', found)
  await page.keyboard.press('Escape')
  await seeGone(dialog)
  await page.keyboard.press('?')
  await see(dialog)
  await examine(guest, 'keys', found)
  await page.keyboard.press('Escape')
  await seeGone(dialog)

  const { owner, code } = await newestReplay(visit)
  await openLogin()
  await frame(guest).logIn(owner.account, owner.password)
  await openMenu()
  await examine(guest, 'menu', found)
  await guest.visit(`/r/${code}`)
  for (const act of [words.replays.actions.edit, words.replays.actions.remove]) {
    await page.getByRole('main').getByRole('button', { name: act, exact: true }).click()
    await see(dialog)
    await examine(guest, act, found)
    await page.keyboard.press('Escape')
    await seeGone(dialog)
  }
  const upload = uploadPage(guest)
  const file = madeFile({ game: 'th14', seed: 81 })
  await upload.visit()
  await upload.choose(file)
  await upload.seeRead(file)
  await examine(guest, 'upload with a file', found)
  await guest.visit('/rpy')
  await page.getByRole('button', { name: words.replays.actions.expand }).first().click()
  await see(page.getByRole('button', { name: words.replays.actions.collapse }))
  await examine(guest, 'expanded row', found)

  const { token } = await makeMember(visit.site, 'unproven', false)
  const newcomer = await visit.person({ token })
  await newcomer.visit('/settings/account')
  await examine(newcomer, 'account that is not verified', found)
  await newcomer.page.getByRole('button', { name: words.settings.unverified.enter }).click()
  await see(frame(newcomer).dialog)
  await examine(newcomer, 'code of a mail', found)
  expect(found).toEqual({})
})

/** The newest replay and the demo account of its uploader. */
async function newestReplay({ site, demo }: Visit) {
  const { data } = await site.call(replays.calls.list, { pageNum: 1, pageSize: 1 })
  const [row] = data.rows
  const owner = demo.find(({ nick }) => nick === row?.NICK)
  if (!row || !owner) throw new Error('the newest replay is of a demo account')
  return { owner, code: row.CODE }
}
