/** What the bundler tells of a module: its size, who imports it, at once or lazily, and what it imports. */
export interface ModuleLinks {
  readonly isEntry: boolean
  readonly code?: string | null
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export type Links = (id: string) => ModuleLinks | null

/** The plan that is written down: the file of a module, null for one that does not stand there. */
export type WrittenPlan = (id: string) => string | null

export const remembered = <Asked, Answer>(ask: (asked: Asked) => Answer): ((asked: Asked) => Answer) => {
  const known = new Map<Asked, Answer>()
  return (id) => {
    const answer = known.has(id) ? (known.get(id) as Answer) : ask(id) // it is there: the line before asked
    known.set(id, answer)
    return answer
  }
}

/** Words of a language that come with a chunk: the file's language. */
export const languageOf = (id: string): string | null =>
  /\/words\/(?!pack\.)[\w/-]+\.(zh|en)\.ts$/.exec(id)?.[1] ?? null

/** Modules that the same roots reach, and what was joined with them. */
export interface Class {
  /** Words of one language are joined with words of that language alone. */
  readonly language: string | null
  /** The file that it has by the plan that is written down. */
  file: string | null
  readonly modules: string[]
  readonly roots: Set<string>
  /** Classes that are loaded with these modules: what they import, and the words of packs. */
  readonly needs: Set<Class>
  bytes: number
}

/** The roots through which each module is loaded. Words are loaded with the modules that name them, though lazily. */
export const rootsByModule = (entry: string, links: Links): ReadonlyMap<string, ReadonlySet<string>> => {
  const roots = new Map<string, Set<string>>()
  const open = [entry]
  const known = new Set(open)
  for (let root = open.pop(); root !== undefined; root = open.pop()) {
    const inside = [root]
    for (let id = inside.pop(); id !== undefined; id = inside.pop()) {
      const of = roots.get(id) ?? new Set()
      if (of.has(root)) continue
      roots.set(id, of.add(root))
      const found = links(id)
      inside.push(...(found?.importedIds ?? []), ...packedWords(id, links))
      const packed = new Set(packedWords(id, links))
      for (const part of found?.dynamicallyImportedIds ?? []) {
        if (packed.has(part) || known.has(part)) continue
        known.add(part)
        open.push(part)
      }
    }
  }
  for (const [id, of] of roots) if (limits.test(id)) of.add(entry)
  return roots
}

/** Constants that any page may ask for: beside one page's modules they would bring those along. */
const limits = /\/rules\/(?:[\w-]+\/)*[a-z]+-limits\.ts$/

/** The words that a pack names (`house/words/word-pack.ts`): they are loaded with it. */
const packedWords = (id: string, links: Links): readonly string[] =>
  id.endsWith('.pack.ts') ? (links(id)?.dynamicallyImportedIds ?? []).filter(languageOf) : []

/** Words of a pack, or what packs alone are made of: in another file the two files would import one another. */
const isPacked = (id: string, links: Links): boolean => {
  const { importers = [], dynamicImporters = [] } = links(id) ?? {}
  if (dynamicImporters.some((importer) => packedWords(importer, links).includes(id))) return true
  return languageOf(id) !== null && importers.length > 0 && importers.every((importer) => isPacked(importer, links))
}

export const classesOf = (
  roots: ReadonlyMap<string, ReadonlySet<string>>,
  links: Links,
  written: WrittenPlan,
): Set<Class> => {
  const byKey = new Map<string, Class>()
  const classOf = new Map<string, Class>()
  for (const [id, of] of roots) {
    const language = isPacked(id, links) ? languageOf(id) : null
    // A lazy module that others import at once too keeps its own file.
    const isLazyToo = of.has(id) && of.size > 1
    // What a single root uses came to stay with it, wherever it was.
    const file = language !== null || (of.size > 1 && !isLazyToo) ? written(id) : null
    const key = [language ?? '', isLazyToo ? id : '', file ?? '', ...[...of].sort()].join('\n')
    const one = byKey.get(key) ?? { language, file, modules: [], roots: new Set(of), needs: new Set(), bytes: 0 }
    byKey.set(key, one)
    one.modules.push(id)
    one.bytes += (links(id)?.code?.length ?? 0) * packedShare
    classOf.set(id, one)
  }
  for (const [id, one] of classOf) {
    for (const imported of [...(links(id)?.importedIds ?? []), ...packedWords(id, links)]) {
      const other = classOf.get(imported)
      if (other && other !== one) one.needs.add(other)
    }
  }
  return new Set(byKey.values())
}

/** Bytes of a module's source that are left of it, minified and packed. */
const packedShare = 0.27

export const join = (classes: Set<Class>, one: Class, other: Class): void => {
  one.file ??= other.file
  one.modules.push(...other.modules)
  one.bytes += other.bytes
  for (const root of other.roots) one.roots.add(root)
  for (const needed of other.needs) one.needs.add(needed)
  classes.delete(other)
  for (const each of classes) if (each.needs.delete(other)) each.needs.add(one)
  one.needs.delete(one)
  for (const needed of reachable(one)) for (const root of one.roots) needed.roots.add(root)
}

/** What a single root uses stays in its file, and so does a root that others import at once. */
export const mayJoin = ({ roots, language, modules }: Class): boolean =>
  language !== null || (roots.size > 1 && !modules.some((id) => roots.has(id)))

export const reachable = (one: Class): ReadonlySet<Class> => {
  const found = new Set<Class>()
  const visit = (at: Class) => {
    for (const needed of at.needs) {
      if (found.has(needed)) continue
      found.add(needed)
      visit(needed)
    }
  }
  visit(one)
  return found
}
