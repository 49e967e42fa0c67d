import { type Dessert, dessertOf } from '@patisserie/rules/desserts/desserts'

/**
 * SQL for the number of the dessert that stands beside the name of a member: the displayed one, if they show their
 * desserts. It is read with each row and has no tag: a change of display drops no kept page, and shows once the page
 * is made anew.
 */
export const shownBeside = (members: string): string =>
  `(select k.displayed from dessert_keepers k where k.member = ${members}.id and ${members}.shows_desserts)`

/** The wire name of such a number; '' without one. */
export const codeOf = (number: number | null): Dessert | '' => (number === null ? '' : dessertOf(number))
