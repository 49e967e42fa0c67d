import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Links, ModuleLinks } from './chunk-classes.ts'
import { type ChunkPlan, planChunks } from './chunk-plan.ts'

/** The plan that is written down: the modules of each file that several pages share, both in the order of the alphabet. */
export type WrittenChunks = Readonly<Record<string, readonly string[]>>

export const chunksFile = join(import.meta.dirname, '../..', 'chunks.json')
/** Where the build leaves the plan that it used, below its own folder. */
export const plannedFile = '.vite/chunks.json'

export const readChunks = (): WrittenChunks => JSON.parse(readFileSync(chunksFile, 'utf8')) as WrittenChunks // written by `npm run chunks`

const root = join(import.meta.dirname, '../../..')

/** Names the files of the modules for the bundler, and a plugin that leaves the plan with the build. */
export const namedChunks = (written: WrittenChunks) => {
  const files = new Map(Object.entries(written).flatMap(([file, names]) => names.map((name) => [name, file] as const)))
  let plan: ChunkPlan | undefined
  const nameOf = (id: string, bundle: { getModuleInfo(id: string): ModuleLinks | null }): string | null => {
    const links: Links = (at) => bundle.getModuleInfo(at)
    // Made with the first question, when all modules are known.
    plan ??= planChunks(entryOf(id, links), links, (module) => files.get(stableName(module)) ?? null)
    // What the bundler itself adds to files is no module of the graph, and every page needs it.
    return plan.get(id) ?? (id.includes('rolldown/runtime') ? 'frame' : null)
  }
  const plugin: Plugin = {
    name: 'named-chunks',
    generateBundle() {
      if (plan) this.emitFile({ type: 'asset', fileName: plannedFile, source: chunksAsText(plan) })
    },
  }
  return { nameOf, plugin }
}

/** A module's path below the repository, or in its package, whatever the machine. */
const stableName = (id: string): string => {
  const path = id.replace(/^\0/, '')
  const packaged = path.lastIndexOf('node_modules/')
  if (packaged >= 0) return path.slice(packaged)
  return path.startsWith(root) ? relative(root, path).split(sep).join('/') : path
}

/** The first pages' files follow from who uses what alone (`chunk-plan.ts`): they are not written down. */
const firstFiles: readonly string[] = ['frame', 'parts', 'home-page', 'replay-list-page']

const chunksAsText = (plan: ChunkPlan): string => {
  const byFile = Map.groupBy(plan.keys(), (id) => plan.get(id) ?? '')
  const written = [...byFile]
    .filter(([file]) => !firstFiles.includes(file))
    .map(([file, ids]) => [file, ids.map(stableName).sort()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(written), null, 1)}\n`
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
