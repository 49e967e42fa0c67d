import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { faultOfRun } from './plant.ts'
import { withFault } from './with-fault.ts'

/** Loaded first by processes and threads that tests start: plants there as `plant` does in the tests' own process. */
const root = join(import.meta.dirname, '../..')
const fault = faultOfRun()

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!fault || url !== pathToFileURL(join(root, fault.path)).href || !loaded.source) return loaded
    const code = Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: withFault(code, fault) }
  },
})
