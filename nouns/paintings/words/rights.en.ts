import type { rights as zh } from './rights.zh.ts'

/** The form for rights holders. Loaded with the page. */
export const rights: typeof zh = {
  title: 'For rights holders',
  lead: 'Is your work on the wall, or a picture of you, without your consent? Write here; you need no account.',
  steps: [
    'Staff look at it, mostly within two days, and mail you what they decided.',
    'If you are right, the work is taken down, and the addresses of its pictures stop working.',
    'Only staff see your name and address. Both are deleted 90 days after the decision.',
  ],
  name: 'Your name',
  nameHint: 'Pen name, real name or company',
  mail: 'E-mail',
  mailHint: 'The answer is sent here',
  address: 'Address of the work on this site',
  addressHint: 'Open the painting and copy the address',
  words: 'By what right you ask, and for what',
  wordsHint: 'Such as where and when the original was published, and whether it should be taken down or credited',
  send: 'Send',
  sent: 'Received',
  sentText: (mail) => `Once staff have looked at it, the answer goes to ${mail}.`,
  another: 'Write another one',
  toWall: 'To the wall',
  captcha: 'Your browser solves a small puzzle first, which keeps machines out. It goes on by itself.',
}
