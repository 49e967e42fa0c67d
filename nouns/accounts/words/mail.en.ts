import type { mail as zh } from './mail.zh.ts'

const letter = (account: string, lines: readonly string[]) =>
  [`Hello ${account},`, '', ...lines, '', 'Danmaku Patisserie'].join('\n')

export const mail: typeof zh = {
  verify: ({ account, link, code }) => ({
    subject: 'Verify your email - Danmaku Patisserie',
    text: letter(account, [
      'Open this link to verify your email:',
      link,
      '',
      `Or type this code on the site: ${code}`,
      '',
      'Link and code work for 24 hours; after that, log in and have another mail sent. An account whose email is not verified within 7 days ends.',
      'If you did not register at Danmaku Patisserie, you can ignore this mail.',
    ]),
  }),
  change: ({ account, link, code }) => ({
    subject: 'Confirm your new email - Danmaku Patisserie',
    text: letter(account, [
      'Open this link to make this the email of your account:',
      link,
      '',
      `Or log in and type this code on the site: ${code}`,
      '',
      'Link and code work for one hour. If this is not your account, you can ignore this mail.',
    ]),
  }),
  changed: ({ account, link }) => ({
    subject: 'Your email was changed - Danmaku Patisserie',
    text: letter(account, [
      'Your account has another email now; mails will go there from now on.',
      '',
      'If this was not you, open this link within 7 days to go back to this email and to log out every device:',
      link,
      '',
      'The old password then works no more, and a link to set a new one is mailed here.',
    ]),
  }),
  reset: ({ account, link }) => ({
    subject: 'Reset your password - Danmaku Patisserie',
    text: letter(account, [
      'Open this link to set a new password:',
      link,
      '',
      'It works for one hour. If you did not ask for it, you can ignore this mail; your password stays as it is.',
    ]),
  }),
  passwordChanged: ({ account }) => ({
    subject: 'Your password was changed - Danmaku Patisserie',
    text: letter(account, [
      'Your password has just been changed, and your other devices were logged out.',
      '',
      'If this was not you, choose "Forgot your password?" where you log in and set a new one at once.',
    ]),
  }),
  unlock: ({ account, link }) => ({
    subject: 'Somebody is guessing your password - Danmaku Patisserie',
    text: letter(account, [
      'Many wrong passwords were tried for your account, so logging in now takes one more step.',
      '',
      'If that was you, open this link to take the step away:',
      link,
      '',
      'It works for 24 hours. If it was not you, there is nothing to do; if your password is short, choose a longer one.',
    ]),
  }),
  linked: ({ account, other }) => ({
    subject: 'Accounts were linked - Danmaku Patisserie',
    text: letter(account, [
      `Somebody signed in to this account and to the account with the id ${other}, and linked them: one can switch from one to the other, and rewards, gifts, votes and bets count as one person's.`,
      '',
      'If this was not you, change your password at once, unlink the account under "Linked accounts" in the settings, and write to the staff.',
    ]),
  }),
  factorOn: ({ account }) => ({
    subject: 'Two-factor is on - Danmaku Patisserie',
    text: letter(account, [
      'Two-factor was just switched on for your account: from now on, logging in takes a code of your authenticator besides the password.',
      '',
      'Keep the recovery codes somewhere other than your phone. If this was not you, reset your password at once and write to the staff.',
    ]),
  }),
  factorOff: ({ account }) => ({
    subject: 'Two-factor is off - Danmaku Patisserie',
    text: letter(account, [
      'Two-factor was just switched off for your account: from now on, the password is enough to log in.',
      '',
      'If this was not you, change your password at once and switch two-factor on again.',
    ]),
  }),
  codesRenewed: ({ account }) => ({
    subject: 'New recovery codes - Danmaku Patisserie',
    text: letter(account, [
      'Your account just got a new set of recovery codes; none of the old ones works any more.',
      '',
      'If this was not you, change your password at once and draw new codes again.',
    ]),
  }),
  recoveryUsed: ({ account, left }) => ({
    subject: 'A recovery code was used - Danmaku Patisserie',
    text: letter(account, [
      `A recovery code was just used in place of your authenticator. It works no more; ${left === 1 ? 'one is' : `${left} are`} left.`,
      '',
      left > 2
        ? 'If this was you, there is nothing to do.'
        : 'Few are left: draw new ones under "Two-factor" in the settings.',
      'If this was not you, change your password at once and draw new codes.',
    ]),
  }),
  unverifiedEnds: ({ account, link, code, until }) => ({
    subject: 'Verify your email, or your account ends - Danmaku Patisserie',
    text: letter(account, [
      `The email of your account is not verified yet. Such accounts end: on ${until} (Beijing time) it is deleted, and its name and email are free again.`,
      '',
      'To keep it, open this link before then and verify your email:',
      link,
      '',
      `Or log in and type this code on the site: ${code}`,
      '',
      'If you did not register at Danmaku Patisserie, you can ignore this mail; the account will be gone then.',
    ]),
  }),
  reopen: ({ account, link }) => ({
    subject: 'Your account is closed - Danmaku Patisserie',
    text: letter(account, [
      'Your account was just closed: every device is logged out, and your personal page is gone.',
      '',
      'For 7 days this link puts everything back as it was:',
      link,
      '',
      'Until then your replays, comments, topics and floors stay, without your name on them.',
      '',
      'After that your replays, comments, pictures and the account itself are deleted for good. Of your floors only the numbers are left; a topic nobody else wrote in goes whole, another keeps its title and the floors of the others.',
    ]),
  }),
}
