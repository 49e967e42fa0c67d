/** Imports that break a wall today, as `from -> to`, by the step that ends them. */
export type Known = Readonly<Record<string, readonly string[]>>

export interface Broken {
  readonly rule: string
  /** `from -> to` */
  readonly import: string
}

/** Violations that are not known, and known imports that break nothing any more. */
export function differencesOf(
  found: readonly Broken[],
  known: Known,
): { fresh: readonly Broken[]; gone: readonly string[] } {
  const all = new Set(Object.values(known).flat())
  const broken = new Set(found.map((one) => one.import))
  return { fresh: found.filter((one) => !all.has(one.import)), gone: [...all].filter((one) => !broken.has(one)) }
}
