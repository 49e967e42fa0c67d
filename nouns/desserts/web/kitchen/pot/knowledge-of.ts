import type { Shelf } from '../../../contract/dessert-rows.ts'
import type { RecipeKnowledge } from '../../../rules/foreseen.ts'

/** What the shelf tells of recipes. */
export const knowledgeOf = ({ HINTS, TRIED }: Pick<Shelf, 'HINTS' | 'TRIED'>): RecipeKnowledge => ({
  hints: HINTS.map(({ DESSERT, BULLET, COUNT }) => ({ dessert: DESSERT, bullet: BULLET, count: COUNT })),
  tried: TRIED.map(({ gdd, sjd, zjj, DESSERT, DISTANCE }) => ({ gdd, sjd, zjj, dessert: DESSERT, distance: DISTANCE })),
})
