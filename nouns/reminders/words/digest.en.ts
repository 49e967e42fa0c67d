import type { digest as zh } from './digest.zh.ts'

/** Digest mails, and the plain answers to mail programs that end them. */
export const digest: typeof zh = {
  lang: 'en',
  subject: (n) => `${n} unread ${n === 1 ? 'reminder' : 'reminders'} - Danmaku Patisserie`,
  subjectMessages: 'Unread messages - Danmaku Patisserie',
  hello: (account) => `Hello ${account},`,
  intro: 'You have not seen these reminders yet:',
  introMessages: 'Somebody wrote you a private message.',
  more: (n) => `${n} more on the page of reminders`,
  conversations: (n) => (n === 1 ? 'One conversation has unread messages' : `${n} conversations have unread messages`),
  shop: 'Danmaku Patisserie',
  colon: ': ',
  settings: 'Change when and what is mailed',
  end: 'Stop these digests',
  off: {
    ended: 'No more digests of reminders will be mailed.',
    wrong: 'The link is not right; nothing was changed.',
    often: 'Too many tries; please wait a while.',
  },
}
