import type { Dessert } from '#rules/desserts/desserts.ts'
import type { Displayed } from '#rules/desserts/effects.ts'
import type { Draws } from './draws.ts'
import type { Person } from './person.ts'

/** What acts for a person. The skins that people buy hide no card. */
export const shown = ({ kitchen: { displayed, desserts } }: Person): Displayed => ({
  dessert: displayed,
  card: desserts.get(displayed)?.card ?? false,
})

/**
 * One change a day. Most people change now and then, collectors always show the moon-cake, and so do the restless; traders
 * do when they sell; who switches shows coffee on even days and sells under the moon-cake on odd ones.
 */
export function changeDisplayed({ kind, kitchen, tricks, seconds }: Person, day: number, draws: Draws): void {
  const show = (wanted: Dessert) => {
    if (kitchen.desserts.has(wanted)) kitchen.displayed = wanted
  }
  if (tricks.has('switch')) show(day % 2 === 0 ? 'coffee' : 'mooncake')
  else if ((tricks.has('trade') && day % 3 === 0) || tricks.has('restless') || kind === 'collector') show('mooncake')
  else if (day % 7 === seconds.length % 7 || (tricks.has('trade') && day % 3 === 1))
    show(draws.pick([...kitchen.desserts.keys()]))
}
