/** A tab whose member changed, and words that were written under another name. Loaded when it happens. */
export const otherMember = {
  bar: 'The log-in changed',
  barMember: (nick: string) =>
    `${nick} is signed in here now. What is written on this page still belongs to the account before, and is not sent as ${nick} without asking you.`,
  barGuest:
    'The session has ended. What is written on this page is still here: log in to the same account again to send it.',
  follow: 'Put it away and go on',
  title: 'Send it as another account?',
  text: (nick: string) => `This was not written as ${nick}, but ${nick} is signed in in this browser now.`,
  unknown: 'This was written as another account, and it is not known yet who is signed in now.',
  keep: 'Not now',
  send: (nick: string) => `Send as ${nick}`,
  guestTitle: 'Written before the log-in',
  guestText: 'Something was written here while nobody was logged in:',
  guestHere: 'This was written before the log-in. It is not among your drafts yet.',
  take: 'It is mine, go on with it',
  leave: 'It is not mine',
}
