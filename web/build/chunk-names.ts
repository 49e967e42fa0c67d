import { type ChunkPlan, type Links, type ModuleLinks, planChunks } from './chunk-plan.ts'

/** Names the file of a module for the bundler; the plan is made with the first question, when all modules are known. */
export const chunkNames = () => {
  let plan: ChunkPlan | undefined
  return (id: string, bundle: { getModuleInfo(id: string): ModuleLinks | null }): string | null => {
    const links: Links = (at) => bundle.getModuleInfo(at)
    plan ??= planChunks(entryOf(id, links), links)
    // What the bundler itself adds to files is no module of the graph, and every page needs it.
    return plan.get(id) ?? (id.includes('rolldown/runtime') ? 'frame' : null)
  }
}

/** The entry, found from any module by who imports it. */
const entryOf = (id: string, links: Links): string => {
  const open = [id]
  const seen = new Set(open)
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const found = links(at)
    if (found?.isEntry) return at
    for (const importer of [...(found?.importers ?? []), ...(found?.dynamicImporters ?? [])]) {
      if (seen.has(importer)) continue
      seen.add(importer)
      open.push(importer)
    }
  }
  throw new Error(`${id} is not reached from the entry`)
}
