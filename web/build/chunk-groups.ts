/** What the bundler tells of a module: who imports it, at once or lazily. */
interface ModuleLinks {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/**
 * The file a module goes to, so that a first visit takes few requests and little it does not need: the frame with the
 * home page, the list of replays with what it shares, and what other pages share. Null for a page and for what it
 * alone uses: they stay together.
 */
export const chunkGroup = (id: string, links: (id: string) => ModuleLinks | null): string | null => {
  const roots = rootsOf(id, links)
  const from = (file: string) => [...roots].some((root) => root.endsWith(file))
  if (from('/src/client.tsx') || from('/home-page.tsx')) return 'frame'
  if (from('/replay-list-page.tsx')) return 'list'
  return roots.size === 1 || roots.has(id) ? null : 'more'
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
