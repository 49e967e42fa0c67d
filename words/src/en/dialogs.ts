import type { dialogs as zh } from '../zh/dialogs.ts'

export const dialogs: typeof zh = {
  loginTitle: 'Log in to go on',
  login: 'Log in',
  register: 'Register',
  forgot: 'Forgotten password',
  toLogin: 'Have an account? Log in',
  toRegister: 'No account yet? Register',
  toForgot: 'Forgot your password?',
  accountOrMail: 'Account or email',
  account: 'Account',
  accountHint: '3 to 10 letters, digits or underscores; it cannot be changed later',
  forgotText: 'Enter the email you registered with; we will send a link to reset the password.',
  forgotSend: 'Send the link',
  forgotSent: 'The link is on its way and works for an hour',
  welcome: (nick) => `Welcome back, ${nick}`,
  registered: 'Registered. A mail to verify your address is on its way',
  verifyText: (mail) => `A mail went to ${mail}. Open the link in it, or enter its code here.`,
  captchaTitle: 'Proving that you are not a bullet dispenser',
  captchaText: 'Your browser is solving a small sum and goes on by itself.',
  captchaProgress: 'Progress',
}
