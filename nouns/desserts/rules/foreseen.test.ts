import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cookedDesserts } from '#rules/desserts/desserts.ts'
import { foreseen, knownRecipe } from './foreseen.ts'
import { drawRecipes, mixtures, nearestRecipe } from './synthesis.ts'

const bullets = ['gdd', 'sjd', 'zjj'] as const

test('two of three counts tell a recipe, one does not', () => {
  const hint = (bullet: (typeof bullets)[number], count: number) => ({ dessert: 'milk', bullet, count }) as const
  expect(knownRecipe({ hints: [hint('gdd', 3), hint('zjj', 1)] }, 'milk')).toEqual({ gdd: 3, sjd: 6, zjj: 1 })
  expect(knownRecipe({ hints: [hint('sjd', 3)] }, 'milk')).toBe(null)
  expect(knownRecipe({ hints: [hint('gdd', 3), hint('zjj', 1)] }, 'orange')).toBe(null)
})

test('a tried mixture is foreseen as it was', () => {
  const tried = [{ gdd: 4, sjd: 4, zjj: 2, dessert: 'orange', distance: 4 }] as const
  expect(foreseen({ hints: [], tried }, { gdd: 4, sjd: 4, zjj: 2 })).toEqual({ dessert: 'orange', distance: 4 })
  expect(foreseen({ hints: [], tried }, { gdd: 4, sjd: 3, zjj: 3 })).toBe(null)
})

test('what is foreseen from hints is what the server finds, whatever the recipes', () => {
  const known = fc.subarray([...cookedDesserts])
  const numbers = fc.infiniteStream(fc.integer({ min: 0, max: 65 }))
  fc.assert(
    fc.property(numbers, known, fc.constantFrom(...mixtures), (stream, desserts, mixture) => {
      const recipes = drawRecipes((n) => (stream.next().value ?? 0) % n)
      const hints = desserts.flatMap((dessert) =>
        bullets.slice(0, 2).map((bullet) => ({ dessert, bullet, count: recipes[dessert][bullet] })),
      )
      const said = foreseen({ hints, tried: [] }, mixture)
      if (said) expect(said).toEqual(nearestRecipe(recipes, mixture))
      if (desserts.length === cookedDesserts.length) expect(said).not.toBe(null)
    }),
    { numRuns: 200 },
  )
})
