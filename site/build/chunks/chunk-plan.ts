import {
  type Class,
  classesOf,
  join,
  type Links,
  mayJoin,
  reachable,
  remembered,
  rootsByModule,
  type WrittenPlan,
} from './chunk-classes.ts'

/** The file each module goes to, by the module's id; a module that is not named stays with the one page that uses it. */
export type ChunkPlan = ReadonlyMap<string, string>

/**
 * Plans the files of the pages from who uses what and from the plan that is written down. The roots are the entry and
 * every module that is loaded lazily: a page, or a part of one. Modules that the same roots reach are a class, and a file
 * holds one class or several. A class in a file of its own is never loaded without being used, but asks for a request
 * more. So two classes are joined while that costs less, over all roots, than the request: `requestBytes` each. What the
 * entry reaches is the frame.
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

/** Joined, the two would import a file that imports theirs. */
const throughAnother = (from: Class, to: Class, below: ReadonlyMap<Class, ReadonlySet<Class>>): boolean =>
  [...(below.get(from) ?? [])].some((between) => between !== to && (below.get(between) ?? reachable(between)).has(to))

/** Pages count whole, the first ones more; parts of pages are loaded later, by few, the editor by many of them. */
const weightOf = (root: string, links: Links): number => {
  if (firstPages.test(root)) return firstPageWeight
  if (editor.test(root)) return 0.3
  const isPage = (links(root)?.dynamicImporters ?? []).some((importer) =>
    /\/(?:site|nouns\/[\w-]+)\/web\/(?:side-)?routes/.test(importer),
  )
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
  const stem = /([\w-]+?)(?:\.module|\.zh|\.en)?(?:\.\w+)?$/.exec(largest)?.[1] ?? 'calls'
  return language ? `words-${language}-${stem}` : `with-${stem}`
}

const freeName = (name: string, used: Set<string>): string => {
  const free = used.has(name) ? `${name}-${used.size}` : name
  used.add(free)
  return free
}

/** What a request costs, as bytes that could be sent instead. */
const requestBytes = 3_000
