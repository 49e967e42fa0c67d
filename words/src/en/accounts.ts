import type { accounts as zh } from '../zh/accounts.ts'

export const accounts: typeof zh = {
  settings: 'Settings',
  link: 'Link from a mail',
  person: 'Personal page',
  personGone: 'There is nobody with this id',
}
