import type { session as zh } from '../zh/session.ts'

export const session: typeof zh = {
  mail: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters, not only digits',
  repeat: 'Password again',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  pwShort: 'A password has at least 6 characters',
  pwDigits: 'A password cannot be digits only',
  pwMismatch: 'The two passwords differ',
  fieldEmpty: 'Please fill this in',
  helper: 'Password helper',
  helperText:
    'Type a phrase you remember and get a password that is hard to guess. The same phrase always gives the same password.',
  helperRefused: 'Only letters, digits and common symbols, no spaces, at most 18',
  helperInput: 'Phrase',
  helperResult: 'Password',
  helperUse: 'Use it',
  loggedOut: 'You are logged out',
  returned: 'Returning to your own account',
  verifyTitle: 'Verify your email',
  verifyCode: 'Code',
  verifySubmit: 'Verify',
  verifyResend: 'Send again',
  verifyResent: 'The mail is on its way',
  verified: 'Your email is verified',
}
