import type { Browser } from 'playwright-core'
import type { Language } from '#rules/language.ts'
import type { DemoAccount } from '../seed/seed-site.ts'
import type { Shot } from './compose-sheet.ts'
import { frame } from './pages/frame.ts'
import { type Device, enter, type Person, settled, type Theme } from './person.ts'
import { seeGone } from './see.ts'

/** What the contact sheets are taken of: a seeded site, with an account of a member and one of staff. */
export interface Studio {
  readonly browser: Browser
  readonly origin: string
  readonly owner: DemoAccount
  readonly keeper: DemoAccount
  /** A member whose dessert is out. */
  readonly wanderer: DemoAccount
}

export interface Look {
  readonly language: Language
  readonly device: Device
  readonly theme: Theme
}

/** Takes screenshots of what a person sees, and collects them. */
export function cameraOf({ page, visit }: Person) {
  const shots: Shot[] = []
  const shoot = async (name: string) => {
    await settled(page)
    shots.push({ name, png: await page.screenshot() })
  }
  return {
    shots,
    shoot,
    /** Opens a path and takes it. */
    at: async (name: string, path: string) => {
      await visit(path)
      await shoot(name)
    },
  }
}

/** Takes pages of the back office, as the demo account that has every permission code. */
export async function takeOffice(studio: Studio, look: Look, areas: readonly string[]): Promise<readonly Shot[]> {
  const person = await enter(studio, look)
  const { shots, at } = cameraOf(person)
  await person.visit('/')
  await frame(person).openLogin()
  await logIn(person, studio.keeper)
  for (const area of areas) await at(`admin ${area}`, `/admin/${area}`)
  await person.context.close()
  return shots
}

/** Logs in through the open dialog, and goes on in the language of the look. */
export async function logIn(
  { page, context, language, ...person }: Person,
  { account, password }: DemoAccount,
): Promise<void> {
  const shop = frame({ page, context, language, ...person })
  await shop.logIn(account, password)
  await seeGone(shop.dialog)
  // Logging in switches to the account's language: set the language of this look.
  await page.evaluate(async (wanted) => {
    const headers = { authorization: `Dessert ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    await fetch('/api/prefer', { method: 'POST', headers, body: JSON.stringify({ language: wanted }) })
  }, language)
  await context.addCookies([{ name: 'language', value: language, url: page.url() }])
}
