import type { otherMember as zh } from './other-member.zh.ts'

/** Messages for a tab whose member changed in another tab while words were typed. Loaded when that happens. */
export const otherMember: typeof zh = {
  bar: 'The log-in changed',
  barMember: (writer, nick) =>
    `${nick} is signed in here now. What is on this page was written by ${writer}, and is not sent under another name without asking you.`,
  barGuest:
    'The session has ended. What is written on this page is still here: log in to the same account again to send it.',
  follow: 'Put it away and go on',
  title: 'Send it as another account?',
  text: (writer, nick) => `This was written by ${writer}, but ${nick} is signed in in this browser now.`,
  same: (nick) => `${nick} wrote this and is signed in now: it can be sent.`,
  sendSame: 'Send',
  writer: (nick) => nick,
  writerUnknown: 'another account',
  writerGuest: 'somebody who was not logged in',
  alike: (nick, id) => `${nick} (${id})`,
  unknown: 'This was written as another account, and it is not known yet who is signed in now.',
  keep: 'Not now',
  send: (nick: string) => `Send as ${nick}`,
  guestTitle: 'Written before the log-in',
  guestText: 'Something was written here while nobody was logged in:',
  guestHere: 'This was written before the log-in. It is not among your drafts yet.',
  take: 'It is mine, go on with it',
  leave: 'It is not mine',
}
