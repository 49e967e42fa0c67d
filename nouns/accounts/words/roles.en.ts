import type { roles as zh } from './roles.zh.ts'

export const roles: typeof zh = {
  section: { name: 'Linked accounts', text: 'Linked, to switch between' },
  list: 'Linked accounts',
  listText:
    'Logged in to one, you can switch to the others without their password; one with two-factor asks for a code. Only you and the staff know that they are one person’s.',
  alone: 'This account is not linked with another one yet.',
  states: {
    here: 'In use',
    open: 'Ready',
    back: 'You came from here',
    asleep: 'Sign in once',
    black: 'Blacklisted',
    closed: 'Closed',
    ended: 'Unlinked',
    counted: 'Counted as one by staff',
  },
  id: (id) => `Id ${id}`,
  accountAndId: (account, id) => `${account} · ${id}`,
  until: (date) => `Counts together until ${date}`,
  asleepText:
    'You have not signed in to it from here yet, or its password changed, or its other devices were logged out. Sign in once, and you can switch.',
  switch: 'Switch',
  switchTo: (nick) => `Switch to ${nick}`,
  back: 'Switch back',
  signIn: 'Sign in once',
  switched: (nick) => `You are ${nick} now`,
  switchTitle: (nick) => `Switch to ${nick}`,
  switchText: 'This account has two-factor on.',
  code: 'Code',
  codeHint: 'Six digits of the authenticator, or a recovery code',
  codeEmpty: 'Please enter the code',

  unlink: 'Unlink',
  unlinkOf: (nick) => `Unlink ${nick}`,
  unlinkTitle: (nick) => `Unlink ${nick}?`,
  unlinkFrom: (nick, others) =>
    `${nick} is parted from every account of this group: ${others}. The others stay linked with each other.`,
  and: ', ',
  unlinkText: (days) =>
    `Switching ends at once. Rewards, gifts, votes and bets go on counting together for ${days} days: otherwise unlinking would open gifts between the two again. Link it again within that time, and it is as if nothing had happened.`,
  unlinkAct: 'Unlink',
  unlinked: 'Unlinked',

  link: 'Link another account',
  linkText: (most) =>
    `Sign in here once to another account of yours, and the two are linked. ${most} accounts at most. Both get a notice. Whoever knows the password of one may switch to the others that have no two-factor: link only accounts that nobody else uses.`,
  account: 'Account or email',
  password: 'Password of that account',
  linkAct: 'Sign in and link',
  linked: 'Linked',
  guarded: 'That account has two-factor on: please enter a code of it.',

  together: 'What counts together',
  togetherText: 'The site counts people, not accounts. Linked accounts are one person in all of this:',
  counts: [
    { name: 'Rewards', text: 'Likes and comments between them work as ever, but bring neither side a reward.' },
    { name: 'Gifts', text: 'None between them, and one weekly limit for what all of them give.' },
    {
      name: 'Covering floors',
      text: 'One person’s cover of a floor, and none of each other’s floors. When staff reverse one, all of them pause for a week.',
    },
    { name: 'Reports', text: 'One person’s verdict on a report, and none on a report about any of them.' },
    { name: 'Votes', text: 'Together they have one person’s votes.' },
    {
      name: 'Bets',
      text: 'They share one limit, and wins and losses are added up. Who can decide an outcome does not stake on it with any account.',
    },
  ],
  notTogether: 'Resources, levels, replays, follows and messages stay each account’s own.',

  counted: 'Counted as one by staff',
  countedText:
    'Staff believe that these accounts and yours belong to one person, so all that “What counts together” names is added up. If that is not so, you can appeal.',
  reason: 'The reason of the staff',
  appealLabel: 'Tell us how it is',
  appealHint: 'Staff read it and write an answer. Once a day.',
  appealSend: 'Send the appeal',
  appealSent: 'Your appeal was sent',
  appealEmpty: 'The appeal is empty',
  yourAppeal: 'Your appeal',
  appealStates: { open: 'Not answered yet', pass: 'Granted', notPass: 'Not granted' },
  answer: 'Answer of the staff',
  nextAppeal: (time) => `You can appeal again from ${time}`,

  menu: 'Switch account',
  manage: 'Manage',
}
