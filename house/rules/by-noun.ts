/** What a noun has in a file of a place that all nouns may have, such as `web/routes.tsx`. */
export interface OfNoun<T> {
  /** The folder's name. */
  readonly noun: string
  readonly stated: T
}

/** Sorts what `import.meta.glob` found in the folders of the nouns by noun. `found`: what each file exports, by its path. */
export const byNoun = <T>(found: Readonly<Record<string, T>>): readonly OfNoun<T>[] =>
  Object.entries(found).map(([path, stated]) => ({ noun: /nouns\/([^/]+)/.exec(path)?.[1] ?? '', stated }))

/** Parts of all nouns by their `order`, of which no two are the same (`checks/stated-parts.test.ts`). */
export const inOrder = <T extends { readonly order: number }>(parts: readonly OfNoun<T>[]): readonly OfNoun<T>[] =>
  parts.toSorted((one, other) => one.stated.order - other.stated.order)

/** The parts of all nouns, where each states several. */
export const eachOf = <T>(lists: readonly OfNoun<readonly T[]>[]): readonly OfNoun<T>[] =>
  lists.flatMap(({ noun, stated }) => stated.map((one) => ({ noun, stated: one })))
