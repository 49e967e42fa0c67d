import { formatNumber } from '#rules/text.ts'
import type { dessertDesk as zh } from './dessert-desk.zh.ts'

/** The desk of desserts. Loaded with it. */
export const dessertDesk: typeof zh = {
  filters: { member: 'Whose', id: 'User ID', dessert: 'Which', any: 'All', find: 'Find' },
  found: (n, more) => `${more ? 'More than ' : ''}${formatNumber(n)} found`,
  list: 'Desserts',
  none: 'No such desserts',
  exp: (n) => `${formatNumber(n)} experience`,
  skin: 'Wears a skin',
  got: 'Came',
  prize: {
    open: 'Give a dessert',
    title: 'Give a dessert',
    text: 'The member is reminded and sees the reason. One they have already rises a level. Not to yourself nor to your other accounts.',
    to: 'To whom (user ID)',
    toWrong: 'A user ID has 7 to 10 digits',
    dessert: 'Which',
    send: 'Give',
    done: 'Given',
  },
}
