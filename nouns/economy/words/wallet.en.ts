import type { wallet as zh } from './wallet.zh.ts'

export const wallet: typeof zh = {
  title: 'What I have',
  close: 'Close',
  level: (n) => `Level ${n} of 8`,
  goodFor: 'Press one to see what it is good for',
  statement: 'Statement',
  shop: 'Shop',
  supply: 'Supply',
  privileges: 'What levels open',
  signIn: 'Sign-in days',
  linesOf: (name) => `Lines: ${name}`,
  debt: (amounts) => `You owe ${amounts}. What comes in pays it first; until then you cannot give, bet or buy.`,
  and: ', ',
  bullets: (n) => `${n} in all`,
  pots: (n) => (n > 0 ? `enough for ${n}` : 'ten a pot'),
  failed: 'They could not be counted',
}
