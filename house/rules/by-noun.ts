/** What a noun has in a file of a place that all nouns may have, such as `web/routes.tsx`. */
export interface OfNoun<T> {
  /** The folder's name. */
  readonly noun: string
  readonly stated: T
}

/** Sorts what `import.meta.glob` found in the folders of the nouns by noun. `found`: what each file exports, by its path. */
export const byNoun = <T>(found: Readonly<Record<string, T>>): readonly OfNoun<T>[] =>
  Object.entries(found).map(([path, stated]) => ({ noun: /\/nouns\/([^/]+)\//.exec(path)?.[1] ?? '', stated }))

/** Parts of all nouns by their `order`. Throws where two have the same: which comes first must not hang on the names of folders. */
export const inOrder = <T extends { readonly order: number }>(parts: readonly OfNoun<T>[]): readonly OfNoun<T>[] => {
  const sorted = parts.toSorted((one, other) => one.stated.order - other.stated.order)
  for (const [i, { noun, stated }] of sorted.entries()) {
    const next = sorted[i + 1]
    if (next?.stated.order === stated.order)
      throw new Error(`${noun} and ${next.noun} state the same order ${stated.order}`)
  }
  return sorted
}

/** The parts of all nouns, where each states several. */
export const eachOf = <T>(lists: readonly OfNoun<readonly T[]>[]): readonly OfNoun<T>[] =>
  lists.flatMap(({ noun, stated }) => stated.map((one) => ({ noun, stated: one })))
