/** What the bundler tells of a module: who imports it, at once or lazily. */
interface ModuleLinks {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/**
 * The file a module goes to, so that a first visit takes few requests and little it does not need: the frame with what
 * the home page and the list of replays share, each of the two with what it shares with others, what clubs share with
 * others, and what other pages share. Null for a page and for what it alone uses: they stay together.
 */
export const chunkGroup = (id: string, links: (id: string) => ModuleLinks | null): string | null => {
  const roots = rootsOf(id, links)
  const from = (file: string) => [...roots].some((root) => root.endsWith(file))
  if (from('/src/client.tsx')) return 'frame'
  const list = from('/replay-list-page.tsx')
  const replay = from('/replay-page.tsx')
  if (from('/home-page.tsx')) return list || replay ? 'frame' : 'home'
  if (list) return 'list'
  // What pages of texts and of a replay share is little: neither brings the other's along.
  if (replay && roots.size > 1 && (from('/clubs-page.tsx') || [...roots].some((root) => writers.test(root))))
    return 'texts'
  if (from('/clubs-page.tsx') && roots.size > 1) return 'parts'
  // What the editor and its dialogs share must not be met by those who only read; what it shares with other pages
  // must not bring along all that those share.
  const written = [...roots].filter((root) => writers.test(root)).length
  if (roots.size > 1 && !roots.has(id) && written > 0) return written === roots.size ? 'editor' : 'writing'
  if (roots.size === 1 || roots.has(id)) return null
  // Words of a desk are not met by those who read a replay: each subject's in a file of its own.
  const words = /\/words\/src\/(?:zh|en)\/([\w-]+)\.ts$/.exec(id)
  if (words) return `words-${words[1]}`
  return replay ? 'reading' : 'more'
}

/** The editor, and the forms that hold it. */
const writers = /\/src\/editor\/|\/clubs\/(topic|floor)\/(reply-form|topic-form|edit-floor)\.tsx$/

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
