import { formatNumber } from '#rules/text.ts'
import type { chance as zh } from './chance.zh.ts'

/** The page on which draws are worked out again. Not in the pack. */
export const chance: typeof zh = {
  title: 'Check a draw',
  sub: 'Whatever was drawn, anybody can work it out again',
  description:
    'How mixtures, outings, coffee, star-sugar and bullets are drawn: the hash of a seed comes first, the seed afterwards, and each draw can be worked out again in the browser.',

  how: 'How it is drawn',
  steps: [
    'Every member has a seed for each Beijing day: 32 random bytes. During the day only its SHA-256 hash is shown; another seed would have another hash.',
    'A draw is the HMAC-SHA-256, with the seed as its key, of one line: “kind:subject:number”. The subject is the number of a mixture or an outing, the day of coffee and star-sugar, the moment of a post; nobody can choose it.',
    'The first six bytes of the result, divided by 2 to the power of 48, are a number from 0 to 1. It decides what is drawn.',
    'After midnight the seed is shown. With it each draw of yesterday can be worked out again; this page does it in your browser.',
  ],
  kindsTitle: 'What is drawn',
  kinds: {
    synthesis: 'Mixture',
    outing: 'Foraging',
    coffee: 'Coffee',
    starsugar: 'Star-sugar',
    bullet: 'Bullet of a post',
    stake: 'Fraction of a stake',
    betEffect: 'What a dessert adds to a bet',
  },
  kindText: {
    synthesis: 'It comes if draw 0 is below the chance of the mixture.',
    outing:
      'Draw 0 says how many, draw 1 whether there is a hint, then one draw for each find; the last one chooses the hint.',
    coffee: 'The first log-in of the small hours: below 0.2 the power doubles, with the card below 0.3.',
    starsugar: 'The first post of a day: the draw times three, rounded down, is 0 to 2 points; with the card 1 to 2.',
    bullet:
      'Later posts of a day: the first stretch belongs to the three bullets in equal parts, the rest brings none.',
    stake: 'The fraction of a payout: if draw 0 is below it there is one more, as long as the event can pay it.',
    betEffect:
      'Draw 0 says how much a dice cake adds, draw 1 decides the fraction; both stay within the limits of a week.',
  },

  mine: 'Your draws',
  today: 'Hash of today',
  todayText: 'Note it to compare it with the seed tomorrow. This browser notes it for you, too.',
  copy: 'Copy the hash',
  copied: 'Copied',
  copyFailed: 'Could not be copied: select it and copy by hand',
  unverified: 'You have a seed of your own once your mail is verified.',
  day: 'Which day',
  seed: 'Seed',
  hash: 'Hash',
  hashRight: 'The hash of the seed comes out the same',
  hashWrong: 'The hash of the seed does not match',
  hashKept: 'As this browser noted it on that day',
  hashOther: 'Not what this browser noted on that day',
  none: 'Nothing was drawn on this day.',
  seedLater: 'The seed of a day is shown ten minutes after midnight, Beijing time. Choose an earlier day.',
  noSeed: 'There is no seed of this day: nothing was drawn.',
  failed: 'The draws could not be fetched',
  draws: (n) => (n === 1 ? 'One act of this day' : `${formatNumber(n)} acts of this day`),
  right: 'Comes out the same',
  wrong: 'Does not match',
  old: 'Only the numbers: its other terms were not noted yet',
  each: 'Each draw',
  chanceOf: (percent) => `Chance ${percent}`,
  outcomes: {
    failed: 'Did not come',
    doubled: 'Power doubled',
    single: 'Not doubled',
    points: (n) => (n === 1 ? '1 point' : `${formatNumber(n)} points`),
    nothing: 'Nothing',
    noBullet: 'No bullet',
    hint: 'A hint',
    came: (name) => `${name} came`,
  },

  hand: 'Work out a draw',
  handText: 'With any seed. It is worked out in your browser and sent nowhere.',
  fields: {
    seed: 'Seed (64 hexadecimal digits)',
    seedWrong: 'A seed has 64 hexadecimal digits',
    kind: 'Kind',
    subject: 'Subject',
    n: 'Number',
    nWrong: 'A whole number from 0 on',
  },
  message: 'The line',
  digest: 'HMAC-SHA-256',
  number: 'Draw',
}
