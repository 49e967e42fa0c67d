/** What the bundler tells of a module: who imports it, at once or lazily. */
interface ModuleLinks {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/**
 * The file a module goes to, so that a first visit takes few requests and nothing it does not need: what the frame
 * uses, what the home page shares, what the list of replays shares, and what other pages share. Undefined for what one
 * page alone uses: it stays with that page.
 */
export const chunkGroup = (id: string, links: (id: string) => ModuleLinks | null): string | null => {
  const roots = rootsOf(id, links)
  const from = (file: string) => [...roots].some((root) => root.endsWith(file))
  if (from('/src/client.tsx')) return 'frame'
  if (roots.size < 2) return null
  if (from('/home-page.tsx')) return 'window'
  if (from('/replay-list-page.tsx')) return 'list'
  return 'more'
}

/** The entry and lazy modules through which a module is reached by plain imports. */
const rootsOf = (id: string, links: (id: string) => ModuleLinks | null): ReadonlySet<string> => {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const visit = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const found = links(at)
    if (!found) return
    if (found.isEntry || found.dynamicImporters.length > 0) roots.add(at)
    found.importers.forEach(visit)
  }
  visit(id)
  return roots
}
