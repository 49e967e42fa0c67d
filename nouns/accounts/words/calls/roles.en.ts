import type { CallWords } from '#words/call-words.ts'
import type { roles as rolesContract } from '../../contract/roles.ts'
import type { refusals as zh } from './roles.zh.ts'

export const roles: CallWords<typeof rolesContract> = {
  name: 'Linked accounts',
  calls: {
    mine: 'The accounts that count as one person with your own',
    link: 'Link another account of your own by signing in to it',
    change: 'Switch to another account of your own, or as staff to an activity account',
    unlink: 'Unlink an account; it counts together for 90 days more',
    robots: 'The activity accounts that staff can switch to',
  },
}

export const refusals: typeof zh = {
  codeNeeded: 'This account has two-factor on: please enter a code',
  linkSelf: 'This is the account you are using',
  linkFull: 'That would be too many linked accounts; unlink one first',
  linkUnverified: 'That account has not verified its email yet',
  linkRobot: 'Activity accounts cannot be linked',
  roleMissing: 'This account is not linked with yours',
  roleBlack: 'That account is blacklisted; log out and log in to it itself',
  roleAsleep: 'Sign in to that account once before you switch to it',
}
