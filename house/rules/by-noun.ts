/** What a noun has in a file of a place that all nouns may have, such as `web/routes.tsx`. */
export interface OfNoun<T> {
  /** The folder's name. */
  readonly noun: string
  readonly stated: T
}

/** Sorts what `import.meta.glob` found in the folders of the nouns by noun. `found`: what each file exports, by its path. */
export const byNoun = <T>(found: Readonly<Record<string, T>>): readonly OfNoun<T>[] =>
  Object.entries(found).map(([path, stated]) => ({ noun: /\/nouns\/([^/]+)\//.exec(path)?.[1] ?? '', stated }))
