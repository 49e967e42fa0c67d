import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Keys of functions that ran, by the path of their file. The empty key: the file was loaded into a page. */
export type Ran = ReadonlyMap<string, ReadonlySet<string>>

interface NotedFile {
  readonly path: string
  readonly keys: readonly string[]
  readonly flags: Uint8Array
}

declare global {
  /** Called by every noted source as it loads; answers the array in which its functions set their flags. */
  var __reach: ((path: string, keys: readonly string[]) => Uint8Array) | undefined
  /** State of `openNotes`, which outlives the modules of a test file. */
  var __notes: { readonly files: NotedFile[]; readonly fromPages: Map<string, Set<string>> } | undefined
}

export interface Notes {
  /** The functions that ran since the last `take`. */
  take(): Ran
  /** Adds what ran in a page. */
  addFromPage(path: string, keys: readonly string[]): void
}

/** Records in this process or thread which functions of noted sources run. */
export function openNotes(): Notes {
  globalThis.__notes ??= { files: [], fromPages: new Map() }
  const { files, fromPages } = globalThis.__notes
  globalThis.__reach ??= (path, keys) => {
    const flags = new Uint8Array(keys.length)
    files.push({ path, keys, flags })
    return flags
  }
  return {
    take: () => {
      const ran = new Map([...fromPages].map(([path, keys]) => [path, new Set(keys)]))
      fromPages.clear()
      for (const { path, keys, flags } of files) {
        for (const [index, flag] of flags.entries()) if (flag) addTo(ran, path, keys[index] ?? '')
        flags.fill(0)
      }
      return ran
    },
    addFromPage: (path, keys) => {
      for (const key of keys) addTo(fromPages, path, key)
    },
  }
}

function addTo(ran: Map<string, Set<string>>, path: string, key: string): void {
  const keys = ran.get(path) ?? new Set()
  ran.set(path, keys.add(key))
}

/** Appends what ran to the record that this process or thread writes of a test file. */
export function writeRecord(folder: string, { testFile, writer, ran, ms }: Written): void {
  mkdirSync(folder, { recursive: true })
  const lines = [...ran].map(([path, keys]) => JSON.stringify([testFile, path, ...keys]))
  if (ms !== undefined) lines.push(JSON.stringify([testFile, '', String(ms)]))
  const name = `${testFile.replaceAll('/', '+')}+${writer}.jsonl`
  appendFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''))
}

interface Written {
  readonly testFile: string
  /** Name of the process or thread. */
  readonly writer: string
  readonly ran: Ran
  /** How long the test file took, once all of its tests have passed. */
  readonly ms?: number | undefined
}
