import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRecipes, mixtures, nearestRecipe } from '#nouns/desserts/rules/synthesis.ts'
import { cookedDesserts } from '#rules/desserts/desserts.ts'
import { Draws } from './draws.ts'
import { RecipeBook } from './recipe-book.ts'

test('hints and tried mixtures never rule out a recipe, and all hints tell all recipes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 12 }), (seed, tries) => {
      const draws = new Draws(seed)
      const recipes = drawRecipes((below) => draws.whole(0, below - 1))
      const book = new RecipeBook()
      for (let n = 0; n < tries; n++) {
        const mixture = draws.pick(mixtures)
        const { dessert, distance } = nearestRecipe(recipes, mixture)
        book.learnTry(mixture, dessert, distance)
        book.learnHint(recipes, draws.next())
      }
      for (const dessert of cookedDesserts) expect(book.possible(dessert)).toContainEqual(recipes[dessert])
      for (let n = 0; n < 18; n++) book.learnHint(recipes, draws.next())
      for (const dessert of cookedDesserts) expect(book.possible(dessert)).toEqual([recipes[dessert]])
    }),
    { numRuns: 50 },
  )
})
