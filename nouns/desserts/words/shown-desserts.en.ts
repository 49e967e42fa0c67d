import { formatNumber } from '#rules/text.ts'
import type { shownDesserts as zh } from './shown-desserts.zh.ts'

/** Somebody's desserts as others see them. Not in the pack. */
export const shownDesserts: typeof zh = {
  label: (nick) => `Desserts of ${nick}`,
  beside: (name) => `On display: ${name}`,
  displayed: 'On display',
  away: 'Out',
  awayText: 'A note on the shelf: gone out, back later.',
  level: (n) => `Level ${formatNumber(n)}`,
  stars: (n) => (n === 1 ? '1 star' : `${formatNumber(n)} stars`),
  card: 'Knows its spell card',
  others: 'Also on the shelf',
  plate: 'On the plate',
  plateEmpty: 'The plate is empty.',
  steal: 'Send one of yours to steal a bite',
  nothingDisplayed: 'None is on display now.',
  empty: 'No desserts yet',
  emptyText: 'Once your mail is verified you choose one of six.',
  toShelf: 'To your own shelf',
  hidden: 'This member does not show desserts',
  failed: 'The desserts could not be fetched',
}
