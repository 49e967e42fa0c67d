import type { session as zh } from './session.zh.ts'

export const session: typeof zh = {
  fieldEmpty: 'Please fill this in',
  loggedOut: 'You are logged out',
  returned: 'Returning to your own account',
  verifyResent: 'The mail is on its way',
}
