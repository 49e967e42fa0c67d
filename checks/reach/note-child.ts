import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, threadId } from 'node:worker_threads'
import { isRecorded, keptWithNotes } from './kept-notes.ts'
import { recordFolder } from './recording.ts'
import { openNotes, type Ran, writeRecord } from './records.ts'

/** Loaded first by processes and threads that tests start: notes and records there as the set-up file does in tests. */
const root = join(import.meta.dirname, '../..')
const folder = recordFolder() ?? ''
const testFile = process.env.PATISSERIE_TEST_FILE ?? ''

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith('file:') || !loaded.source) return loaded
    const path = relative(root, fileURLToPath(url)).replaceAll('\\', '/')
    if (!isRecorded(path)) return loaded
    const code = Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: keptWithNotes(folder, path, code) }
  },
})

const notes = openNotes()
const told = new Set<string>()
const write = () => {
  const ran = untold(notes.take())
  if (ran.size === 0) return
  try {
    writeRecord(folder, { testFile, writer: `${process.pid}-${threadId}`, ran })
  } catch {
    // The server of the database runs as another user, who may not write here.
  }
}

// The process may be killed at any time, and a thread ended as soon as it has told its result.
setInterval(write, 50).unref()
process.on('exit', write)
if (parentPort) writeBefore(parentPort, 'postMessage')
if (process.send) writeBefore(process as { send: (...args: unknown[]) => unknown }, 'send')

function writeBefore<Name extends string>(of: { [name in Name]: (...args: never[]) => unknown }, name: Name): void {
  const tell = of[name].bind(of) as (...args: unknown[]) => unknown
  Object.assign(of, {
    [name]: (...args: unknown[]) => {
      write()
      return tell(...args)
    },
  })
}

/** What was not written before. */
function untold(ran: Ran): Ran {
  const isNew = (path: string) => (key: string) => {
    const note = `${path}:${key}`
    return !told.has(note) && told.add(note)
  }
  return new Map(
    [...ran]
      .map(([path, keys]) => [path, new Set([...keys].filter(isNew(path)))] as const)
      .filter(([, { size }]) => size > 0),
  )
}
