import { type Mixture, mixtureDistance, mixtures, type Recipes } from '#nouns/desserts/rules/synthesis.ts'
import { type CookedDessert, cookedDesserts } from '#rules/desserts/desserts.ts'
import { drawnHint } from '#rules/desserts/work-out.ts'
import { bullets } from '#rules/ledger/resources.ts'

type Bullet = keyof Mixture
interface Hint {
  readonly dessert: CookedDessert
  readonly bullet: Bullet
}

/** What somebody can conclude about the recipes from hints and from what they tried. */
export class RecipeBook {
  readonly #possible = new Map<CookedDessert, readonly Mixture[]>(cookedDesserts.map((each) => [each, mixtures]))
  #open: readonly Hint[] = cookedDesserts.flatMap((dessert) => bullets.map((bullet) => ({ dessert, bullet })))

  /** Mixtures that may be a dessert's recipe; one, once it is known. */
  possible(dessert: CookedDessert): readonly Mixture[] {
    return this.#possible.get(dessert) ?? []
  }

  /** A hint that `drawn` (0 to below 1) chooses of those that are not known. */
  learnHint(recipes: Recipes, drawn: number): void {
    const hint = drawnHint(this.#open, drawn)
    if (!hint) return
    this.#open = this.#open.filter((each) => each !== hint)
    const { dessert, bullet } = hint
    this.#keep(dessert, (mixture) => mixture[bullet] === recipes[dessert][bullet])
  }

  /** A mixture was tried: the nearest recipe is that of `nearest`, at this distance. */
  learnTry(tried: Mixture, nearest: CookedDessert, distance: number): void {
    for (const [place, dessert] of cookedDesserts.entries()) {
      const isEarlier = place < cookedDesserts.indexOf(nearest)
      this.#keep(dessert, (mixture) => {
        const apart = mixtureDistance(mixture, tried)
        if (dessert === nearest) return apart === distance
        return isEarlier ? apart > distance : apart >= distance
      })
    }
  }

  #keep(dessert: CookedDessert, fits: (mixture: Mixture) => boolean): void {
    const before = this.possible(dessert)
    if (before.length > 1) this.#possible.set(dessert, before.filter(fits))
  }
}
