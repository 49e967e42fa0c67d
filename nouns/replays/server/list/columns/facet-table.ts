import { Numbered } from './numbered.ts'

/** A facet: one combination of the values that lists filter by. */
export interface Facet {
  readonly id: number
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly type: string
  readonly category: string
  readonly flags: number
}

/** The values a facet must have; undefined accepts any value. All bits of `flags` must be set in the facet. */
export type WantedFacet = { readonly [Field in Exclude<keyof Facet, 'id' | 'flags'>]?: Facet[Field] | undefined } & {
  readonly flags: number
  /** Shots with their games, such as `6 ReimuA`: one of them. */
  readonly shots?: readonly string[] | undefined
}

const fields = ['game', 'difficulty', 'shot', 'type', 'category'] as const

/** All facets, with each field stored as small numbers: a list tests thousands of them. */
export class FacetTable {
  readonly #ids: number[] = []
  readonly #known = new Set<number>()
  readonly #columns = fields.map((field) => ({ field, numbered: new Numbered<string | number>(), of: [] as number[] }))
  readonly #flags: number[] = []
  readonly #shots = { numbered: new Numbered<string>(), of: [] as number[] }
  #highest = 0

  has(id: number): boolean {
    return this.#known.has(id)
  }

  add(facets: readonly Facet[]): void {
    for (const facet of facets) {
      if (this.#known.has(facet.id)) continue
      this.#known.add(facet.id)
      this.#ids.push(facet.id)
      for (const { field, numbered, of } of this.#columns) of.push(numbered.of(facet[field]))
      this.#flags.push(facet.flags)
      this.#shots.of.push(this.#shots.numbered.of(`${facet.game} ${facet.shot}`))
      this.#highest = Math.max(this.#highest, facet.id)
    }
  }

  /** A mask by facet id: 1 if the facet is wanted. The id 0, which no live replay has, gets 0. */
  mask(wanted: WantedFacet): Uint8Array {
    const mask = new Uint8Array(this.#highest + 1)
    const asked = this.#columns.flatMap(({ field, numbered, of }) => {
      const value = wanted[field]
      return value === undefined ? [] : [{ of, number: numbered.get(value) }]
    })
    const bits = wanted.flags
    const shots = wanted.shots && this.#shots.numbered.maskOf(wanted.shots)
    for (let n = 0; n < this.#ids.length; n++) {
      if (((this.#flags[n] ?? 0) & bits) !== bits) continue
      let fits = 1
      if (shots && shots[this.#shots.of[n] ?? 0] !== 1) continue
      for (const { of, number } of asked) if (of[n] !== number) fits = 0
      mask[this.#ids[n] ?? 0] = fits
    }
    return mask
  }
}
