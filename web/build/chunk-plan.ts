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

/** The file each module goes to, by the module's id; a module that is not named stays with the one page that uses it. */
export type ChunkPlan = ReadonlyMap<string, string>

/** The plan that is written down: the file of a module, null for one that does not stand there. */
export type WrittenPlan = (id: string) => string | null

/**
 * Plans the files of the pages from who uses what and from the plan that is written down. The roots are the entry and every module that is loaded lazily: a
 * page, or a part of one. Modules that the same roots reach are a class, and a file holds one class or several. A class
 * in a file of its own is never loaded without being used, but asks for a request more. So two classes are joined
 * while that costs less, over all roots, than the request: `requestBytes` each. What the entry reaches is the frame.
 *
 * Which classes are joined hangs on every byte of every module: a small change would move many of them. So the joins are
 * written down. A class that stands there is joined with those of its file alone, a new one with whatever is best.
 */
export const planChunks = (entry: string, bundle: Links, written: WrittenPlan = () => null): ChunkPlan => {
  // The bundler builds each answer anew.
  const links = remembered(bundle)
  const roots = rootsByModule(entry, links)
  const classes = classesOf(roots, links, written)
  const weight = remembered((root: string) => weightOf(root, links))
  const whole = joinFirstPages(classes, entry, weight)
  joinWritten(classes, whole)
  joinCheap(classes, whole, weight)
  const names = new Map<string, string>()
  const used = new Set([...classes].flatMap(({ file }) => file ?? []))
  for (const one of classes) {
    const name = whole.get(one) ?? one.file ?? (mayJoin(one) ? freeName(nameOf(one, links), used) : null)
    if (name) for (const id of one.modules) names.set(id, name)
  }
  return names
}

const remembered = <Asked, Answer>(ask: (asked: Asked) => Answer): ((asked: Asked) => Answer) => {
  const known = new Map<Asked, Answer>()
  return (id) => {
    const answer = known.has(id) ? (known.get(id) as Answer) : ask(id) // it is there: the line before asked
    known.set(id, answer)
    return answer
  }
}

/** Words of a language that come with a chunk: the file's language. */
export const languageOf = (id: string): string | null => /\/words\/src\/(zh|en)\/[\w/-]+\.ts$/.exec(id)?.[1] ?? null

interface Class {
  /** Words of one language are joined with words of that language alone. */
  readonly language: string | null
  /** The file that it has by the plan that is written down. */
  file: string | null
  readonly modules: string[]
  readonly roots: Set<string>
  /** Classes whose modules these import. */
  readonly needs: Set<Class>
  bytes: number
}

/** The roots through which each module is loaded. Words are loaded with the modules that name them, though lazily. */
const rootsByModule = (entry: string, links: Links): ReadonlyMap<string, ReadonlySet<string>> => {
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
  return roots
}

/** The words that a module names for what it is loaded with (`session/word-pack.ts`). */
const packedWords = (id: string, links: Links): readonly string[] => {
  const found = links(id)
  if (!found || found.isEntry || !found.importedIds.some((id) => id.endsWith('/session/word-pack.ts'))) return []
  return found.dynamicallyImportedIds.filter(languageOf)
}

/** Words of a pack, or what packs alone are made of: in another file the two files would import one another. */
const isPacked = (id: string, links: Links): boolean => {
  const { importers = [], dynamicImporters = [] } = links(id) ?? {}
  if (dynamicImporters.some((importer) => packedWords(importer, links).includes(id))) return true
  return languageOf(id) !== null && importers.length > 0 && importers.every((importer) => isPacked(importer, links))
}

const classesOf = (roots: ReadonlyMap<string, ReadonlySet<string>>, links: Links, written: WrittenPlan): Set<Class> => {
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
    for (const imported of links(id)?.importedIds ?? []) {
      const other = classOf.get(imported)
      if (other && other !== one) one.needs.add(other)
    }
  }
  return new Set(byKey.values())
}

/**
 * The pages most people see first come in as few files as can be: the frame with what the home page shares with the
 * list, with a replay or with many pages (`manyPages`), a file of what the list shares with many pages, then one file each
 * for the rest of the home page and of the list. Answers these classes' names.
 */
const joinFirstPages = (
  classes: Set<Class>,
  entry: string,
  weight: (root: string) => number,
): ReadonlyMap<Class, string> => {
  const reaches = ({ roots }: Class, page: string) => [...roots].some((root) => root.endsWith(`/${page}.tsx`))
  const isOfMany = ({ roots }: Class) => [...roots].reduce((sum, root) => sum + weight(root), 0) >= manyPages
  const isFrame = (one: Class) => one.roots.has(entry) || (reaches(one, 'home-page') && isOfMany(one))
  const seeds: readonly (readonly [string, (one: Class) => boolean])[] = [
    ['frame', isFrame],
    ['parts', (one) => reaches(one, 'replay-list-page') && isOfMany(one)],
    ['home-page', (one) => reaches(one, 'home-page')],
    ['replay-list-page', (one) => reaches(one, 'replay-list-page')],
  ]
  const named = new Map<Class, string>()
  for (const [name, belongs] of seeds) {
    const [first, ...rest] = [...classes].filter((one) => !one.language && !named.has(one) && belongs(one))
    if (!first) continue
    for (const one of rest) join(classes, first, one)
    named.set(first, name)
  }
  return named
}

/**
 * Joins the classes of each file that is written down, and with them what lies between two modules of a file by now: who
 * loads the file loads that anyway. A file with a page between is planned anew.
 */
const joinWritten = (classes: Set<Class>, whole: ReadonlyMap<Class, string>): void => {
  for (const one of whole.keys()) one.file = null
  for (const circle of circlesOf(classes)) {
    const [first, ...rest] = circle
    if (!first) continue
    if (circle.some((one) => whole.has(one) || !mayJoin(one) || one.language !== first.language))
      for (const one of circle) one.file = null
    else for (const one of rest) join(classes, first, one)
  }
}

/** Each file of several classes, with all those files and classes that it would import and that would import it. */
const circlesOf = (classes: Set<Class>): readonly (readonly Class[])[] => {
  const files = Map.groupBy(classes, ({ file }) => file)
  const fileOf = (one: Class) => (one.file === null ? [one] : (files.get(one.file) ?? []))
  const below = remembered((one: Class) => {
    const found = new Set<Class>()
    const open = [...fileOf(one)]
    for (let at = open.pop(); at; at = open.pop()) {
      const further = [...at.needs].flatMap(fileOf).filter((needed) => !found.has(needed))
      for (const needed of further) found.add(needed)
      open.push(...further)
    }
    return found
  })
  const placed = new Set<Class>()
  return [...classes].flatMap((one) => {
    if (placed.has(one)) return []
    const circle = [...new Set([...fileOf(one), ...[...below(one)].filter((other) => below(other).has(one))])]
    for (const each of circle) placed.add(each)
    return circle.length > 1 ? [circle] : []
  })
}

/**
 * Joins the two classes that save most, again and again, until no two save anything; two files that are written down are
 * never joined.
 */
const joinCheap = (classes: Set<Class>, whole: ReadonlyMap<Class, string>, weight: (root: string) => number): void => {
  const weigh = (roots: Iterable<string>) => [...roots].reduce((sum, root) => sum + weight(root), 0)
  for (;;) {
    let best: { saved: number; one: Class; other: Class } | null = null
    const list = [...classes].filter((one) => mayJoin(one) && !whole.has(one))
    const below = new Map(list.map((one) => [one, reachable(one)]))
    const weights = new Map(list.map((one) => [one, weigh(one.roots)]))
    for (const [at, one] of list.entries()) {
      for (const other of list.slice(at + 1)) {
        if (one.language !== other.language || (one.file !== null && other.file !== null)) continue
        const least = best?.saved ?? 0
        // What is left out of the sum only lowers it: most pairs end here.
        const shared = weigh([...one.roots].filter((root) => other.roots.has(root)))
        let saved = shared * requestBytes
        if (saved <= least) continue
        const [mine, theirs] = [weights.get(one) ?? 0, weights.get(other) ?? 0]
        saved -= (theirs - shared) * one.bytes + (mine - shared) * other.bytes
        if (saved <= least) continue
        const both = new Set([...one.roots, ...other.roots])
        // What the joined file imports comes along for whoever did not use it before.
        for (const needed of new Set([...(below.get(one) ?? []), ...(below.get(other) ?? [])])) {
          if (needed === one || needed === other) continue
          const more = weigh([...both].filter((root) => !needed.roots.has(root)))
          saved -= more * (needed.bytes + requestBytes)
        }
        if (saved <= least || throughAnother(one, other, below) || throughAnother(other, one, below)) continue
        best = { saved, one, other }
      }
    }
    if (!best) return
    join(classes, best.one, best.other)
  }
}

const join = (classes: Set<Class>, one: Class, other: Class): void => {
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
const mayJoin = ({ roots, language, modules }: Class): boolean =>
  language !== null || (roots.size > 1 && !modules.some((id) => roots.has(id)))

const reachable = (one: Class): ReadonlySet<Class> => {
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

/** Joined, the two would import a file that imports theirs. */
const throughAnother = (from: Class, to: Class, below: ReadonlyMap<Class, ReadonlySet<Class>>): boolean =>
  [...(below.get(from) ?? [])].some((between) => between !== to && (below.get(between) ?? reachable(between)).has(to))

/** Pages count whole, the first ones more; parts of pages are loaded later, by few, the editor by many of them. */
const weightOf = (root: string, links: Links): number => {
  if (firstPages.test(root)) return firstPageWeight
  if (editor.test(root)) return 0.3
  const isPage = (links(root)?.dynamicImporters ?? []).some((importer) => /\/src\/app\/routes/.test(importer))
  return isPage ? 1 : 0.03
}

const firstPageWeight = 5
/** The weight of pages from which on they must not load a whole first page for what they share with it: two first pages have it. */
const manyPages = 2 * firstPageWeight

const firstPages = /\/(home|replay-list|replay)-page\.tsx$/
const editor = /\/editor\/editor\.tsx$/

/** A file by the largest module in it. */
const nameOf = ({ modules, language }: Class, links: Links): string => {
  const size = (id: string) => links(id)?.code?.length ?? 0
  const largest = modules.reduce((most, id) => (size(id) > size(most) ? id : most), modules[0] ?? '')
  const stem = /([\w-]+?)(?:\.module)?(?:\.\w+)?$/.exec(largest)?.[1] ?? 'calls'
  return language ? `words-${language}-${stem}` : `with-${stem}`
}

const freeName = (name: string, used: Set<string>): string => {
  const free = used.has(name) ? `${name}-${used.size}` : name
  used.add(free)
  return free
}

/** Bytes of a module's source that are left of it, minified and packed. */
const packedShare = 0.27
/** What a request costs, as bytes that could be sent instead. */
const requestBytes = 3_000
