import { join } from 'node:path'
import { buildPages } from './build-pages.ts'
import { noteSources } from './note-sources.ts'
import { recordFolder } from './recording.ts'

/*
 * PATISSERIE_TEST_RECORD_REACH=FOLDER node checks/reach/build-with-notes.ts: builds the pages with notes, unless they are
 * built, and prints the folder of the build.
 */
const root = join(import.meta.dirname, '../..')
const folder = recordFolder()
if (!folder) throw new Error('PATISSERIE_TEST_RECORD_REACH names no folder')

/** Runs in a browser's worker before its sources: tells pages each first run of a function, at once. */
const noteInWorker = `globalThis.__reach??=(path,keys)=>{const to=new BroadcastChannel('__reach');to.postMessage([path,'']);\
return new Proxy(new Uint8Array(keys.length),{set(flags,i){if(!flags[i]){flags[i]=1;to.postMessage([path,keys[i]])}return true}})};`

console.log(
  await buildPages({
    name: 'notes',
    plugins: () => [noteSources({ root, folder })],
    workerPlugins: () => [noteSources({ root, folder, before: noteInWorker })],
  }),
)
