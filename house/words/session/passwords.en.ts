import type { passwords as zh } from './passwords.zh.ts'

export const passwords: typeof zh = {
  mail: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters, not only digits, and not one that everybody guesses, such as password1',
  repeat: 'Password again',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  pwShort: 'A password has at least 6 characters',
  pwDigits: 'A password cannot be digits only',
  pwMismatch: 'The two passwords differ',
  helper: 'Password helper',
  helperText:
    'Type a phrase you remember and get a password that is hard to guess. The same phrase always gives the same password.',
  helperRefused: 'Only letters, digits and common symbols, no spaces, at most 18',
  helperInput: 'Phrase',
  helperResult: 'Password',
  helperUse: 'Use it',
  verifyTitle: 'Verify your email',
  verifyCode: 'Code',
  verifySubmit: 'Verify',
  verifyResend: 'Send again',
  verified: 'Your email is verified',
}
