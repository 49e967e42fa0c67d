import type { Locator } from 'playwright-core'
import type { Person } from '../person.ts'
import { see, seeGone } from '../see.ts'

export interface Identity {
  readonly account: string
  readonly mail: string
  readonly password: string
}

/** The frame around every page: bars, menus, the log-in dialog, toasts. */
export function frame({ page, words }: Person) {
  const { dialogs, passwords, shell } = words
  const dialog = page.getByRole('dialog')
  const labelled = (label: string) => dialog.getByLabel(label, { exact: true })
  const openLogin = async () => {
    await page.getByRole('button', { name: shell.login, exact: true }).filter({ visible: true }).first().click()
    await see(dialog)
  }
  const logIn = async (account: string, password: string) => {
    await labelled(dialogs.accountOrMail).fill(account)
    await labelled(passwords.password).fill(password)
    await dialog.getByRole('button', { name: dialogs.login, exact: true }).click()
  }
  const openMenu = async () => {
    await page.getByRole('button', { name: new RegExp(shell.menuOf('.+')) }).click()
    await see(page.getByRole('menu'))
  }
  return {
    dialog,
    openLogin,
    /** Fills the open log-in dialog. */
    logIn,
    openMenu,
    toast: (text: string): Locator => page.getByLabel(shell.notices).getByText(text),
    register: async ({ account, mail, password }: Identity) => {
      await openLogin()
      await dialog.getByRole('button', { name: dialogs.toRegister }).click()
      await labelled(dialogs.account).fill(account)
      await labelled(passwords.mail).fill(mail)
      await labelled(passwords.password).fill(password)
      await labelled(passwords.repeat).fill(password)
      await dialog.getByRole('button', { name: dialogs.register, exact: true }).click()
      await seeGone(dialog)
    },
    logOut: async () => {
      await openMenu()
      await page.getByRole('menuitem', { name: shell.logout }).click()
      await see(page.getByText(words.session.loggedOut))
    },
  }
}
