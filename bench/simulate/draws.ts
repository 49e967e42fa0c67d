import { chanceOf } from '../chance.ts'

/** Everything that the simulation leaves to chance. The same seed draws the same in every run. */
export class Draws {
  readonly next: () => number
  constructor(seed: number) {
    this.next = chanceOf(seed)
  }
  chance(p: number): boolean {
    return this.next() < p
  }
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }
  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  shuffled<Item>(items: readonly Item[]): Item[] {
    const rest = [...items]
    return items.flatMap(() => rest.splice(Math.floor(this.next() * rest.length), 1))
  }
  /** How often something happens that happens `mean` times on average. */
  poisson(mean: number): number {
    const end = Math.exp(-mean)
    let count = 0
    for (let product = this.next(); product > end; product *= this.next()) count++
    return count
  }
  /** A factor around 1: half of the draws are below it. */
  spread(sigma: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
    return Math.exp(sigma * normal)
  }
}
