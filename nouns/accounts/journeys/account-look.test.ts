import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { enrol } from '#site/journeys/enrol.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { settled } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'

const journey = journeysOn()
const { me, setPreferences } = accounts.calls

journey(
  'an account brings its language and left bar along, and ends its session without network too',
  async (visit) => {
    const { site, person } = visit
    const { account, password, token } = await enrol(site, 'traveller', 'zh')
    await site.call(setPreferences, { leftBar: '1' }, { token })
    const guest = await person({ language: 'en', device: 'PC' })
    const { page, context } = guest
    const html = (name: string) => page.locator('html').getAttribute(name)
    await guest.visit('/')
    await frame(guest).openLogin()
    await frame(guest).logIn(account, password)
    await seeGone(frame(guest).dialog)
    await eventually(() => html('lang')).toBe('zh-CN')
    await eventually(() => html('data-side')).toBe('closed')
    const member = { ...guest, words: (await person({ language: 'zh' })).words }
    await see(frame(member).toast(member.words.dialogs.languageOfAccount))

    // The server stores a preference, so that it applies on the next device.
    await page.getByRole('button', { name: member.words.shell.openSide }).click()
    await eventually(async () => (await site.call(me, {}, { token })).data.leftBar).toBe('0')

    const here = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await context.setOffline(true)
    await frame(member).logOut()
    await see(page.getByRole('button', { name: member.words.shell.login, exact: true }).filter({ visible: true }))
    const gate = async () => (await site.call(me, {}, { token: here })).auth
    await eventually(gate).toBe('')
    await context.setOffline(false)
    await eventually(gate).toBe('login')
  },
)

journey(
  'a language that a guest has just chosen by hand stays after a log-in, and becomes the account’s',
  async (visit) => {
    const { site, person } = visit
    const { account, password, token } = await enrol(site, 'chooser', 'zh')
    const guest = await person({ language: 'zh', device: 'PC' })
    const { page } = guest
    const language = () => page.locator('html').getAttribute('lang')
    await guest.visit('/')
    await page.getByRole('button', { name: guest.words.shell.languageLabel }).click()
    await eventually(language).toBe('en')
    // The chosen language stays after a reload.
    await guest.visit('/rpy')
    const reader = { ...guest, words: (await person({ language: 'en' })).words }
    await frame(reader).openLogin()
    await frame(reader).logIn(account, password)
    await seeGone(frame(reader).dialog)
    await eventually(async () => (await site.call(me, {}, { token })).data.language).toBe('en')
    await settled(page)
    expect(await language()).toBe('en')

    // The guest's choice was moved to the first account; it must not change the next account's language.
    const other = await enrol(site, 'next', 'zh')
    await frame(reader).logOut()
    await frame(reader).openLogin()
    await frame(reader).logIn(other.account, other.password)
    await eventually(language).toBe('zh-CN')
    expect((await site.call(me, {}, other)).data.language).toBe('zh')

    // The page says that it changed, with a way back.
    await page.getByRole('button', { name: guest.words.dialogs.languageBack }).click()
    await eventually(language).toBe('en')
    await eventually(async () => (await site.call(me, {}, other)).data.language).toBe('en')
  },
)
