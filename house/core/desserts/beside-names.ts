import { type Dessert, dessertOf } from '#rules/desserts/desserts.ts'

/**
 * SQL for what stands beside the name of a member: number and skin of the displayed dessert as one text, if they show
 * their desserts. It is read with each row and has no tag: a change of display drops no kept page, and shows once the
 * page is made anew.
 */
export const shownBeside = (members: string): string =>
  `(select k.displayed || ':' || coalesce(d.skin, '') from dessert_keepers k
      left join desserts d on d.member = k.member and d.dessert = k.displayed
    where k.member = ${members}.id and ${members}.shows_desserts)`

/** The wire names of such a text; '' without a dessert, and for one without a skin. */
export function besideName(shown: string | null): { readonly DESSERT: Dessert | ''; readonly SKIN: string } {
  const [, number, skin = ''] = /^(\d+):(.*)$/.exec(shown ?? '') ?? []
  return { DESSERT: number === undefined ? '' : dessertOf(Number(number)), SKIN: skin }
}
