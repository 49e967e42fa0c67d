import type { dessertNames as zh } from './dessert-names.zh.ts'

/** The seven desserts. */
export const dessertNames: typeof zh = {
  icecream: 'Ice-cream',
  orange: 'Orange',
  mooncake: 'Moon-cake',
  milk: 'Milk',
  coffee: 'Coffee',
  starsugar: 'Star-sugar',
  bocai: 'Dice cake',
}
