import { formatNumber } from '#rules/text.ts'
import type { claimDessert as zh } from './claim-dessert.zh.ts'

/** Taking the dessert of a dragon ball. Loaded with its dialog. */
export const claimDessert: typeof zh = {
  title: 'Choose a dessert',
  text: 'Any of the seven. One you have already rises a level.',
  label: 'Dessert',
  owned: 'You have it: up a level',
  take: 'Take this one',
  cancel: 'Not yet',
  came: (name) => `${name} is here`,
  cameText: 'It stands on your shelf now.',
  rose: (name, level) => `${name} has grown: level ${formatNumber(level)}`,
  roseText: 'The one on your shelf had a fine meal.',
  close: 'Good',
  toShelf: 'To the shelf',
}
