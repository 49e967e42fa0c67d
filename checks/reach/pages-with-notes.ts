import { join } from 'node:path'
import { buildPages } from './build-pages.ts'
import { noteSources } from './note-sources.ts'
import { recordFolder } from './recording.ts'

/** Global set-up of the journeys in a run that records: they visit a build of the pages whose functions are noted. */
export default async function setup(): Promise<void> {
  const folder = recordFolder()
  if (!folder) return
  const root = join(import.meta.dirname, '../..')
  process.env.PATISSERIE_TEST_BUILD = await buildPages({
    name: 'notes',
    plugins: () => [noteSources({ root, folder })],
    workerPlugins: () => [noteSources({ root, folder, before: noteInWorker })],
  })
}

/** Runs in a browser's worker before its sources: tells pages each first run of a function, at once. */
const noteInWorker = `globalThis.__reach??=(path,keys)=>{const to=new BroadcastChannel('__reach');to.postMessage([path,'']);\
return new Proxy(new Uint8Array(keys.length),{set(flags,i){if(!flags[i]){flags[i]=1;to.postMessage([path,keys[i]])}return true}})};`
