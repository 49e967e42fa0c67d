/**
 * What a first visit to any page loads, from the build's manifest: fails over the budget. `node site/build/size.ts`, after
 * the build. Counted: every script and style sheet the page's HTML names, gzipped; requests are those, the HTML, the
 * display face, and the pictures the page asks for at once (`pictures` below).
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chunksFile, plannedFile } from './chunks/chunk-names.ts'
import { firstVisits, packedBytes } from './first-visits.ts'
import { chunkNamed, type Manifest, pageAssets } from './page-assets.ts'

const client = join(import.meta.dirname, '../..', 'dist', 'current', 'client')
// Written by the build.
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest

/** What every page carries: the entry and the words of the frame. */
const frameBudget = 135_000
/** What any page may weigh. */
const usual = { scripts: 180_000, styles: 25_000, requests: 32 }
/**
 * Pages most people see first. Requests count the HTML, the face and the pictures of the first view: the icon of the
 * tab and the sprite of the icons on all, the scene and five pictures of replays on the home page, thumbnails of the
 * games in the list, the run's own on its page.
 */
const first: Readonly<Record<string, typeof usual>> = {
  // Every further noun states routes, titles and a place in the menu, 0.2 kB in each page: there is room for six.
  '/': { scripts: 141_200, styles: 13_500, requests: 17 },
  '/rpy': { scripts: 142_700, styles: 15_500, requests: 18 },
  '/ms': { ...usual, scripts: 181_900 },
  '/test': { scripts: 190_000, styles: 25_000, requests: 39 },
  '/r/$code': { scripts: 165_000, styles: 22_000, requests: 25 },
}
const pictures: Readonly<Record<string, number>> = { '/': 8, '/rpy': 8, '/r/$code': 3 }
/**
 * What opening the editor loads beyond a page that only shows topics, its languages' words included: 180 kB, and one for
 * quotations that keep their place while a draft is waited for.
 */
const editorBudget = 181_000
/** What the way through a run loads beyond the run's page, as it is served: brotli. The issue of it allows no more. */
const wayBudget = 20_000

/** The name of a chunk in the manifest; '' for a style sheet. */
const nameOf = (path: string): string => Object.values(manifest).find(({ file }) => path.endsWith(file))?.name ?? ''

let over = false
for (const { path, chunk, language, assets, bytes, files } of firstVisits(manifest, client)) {
  if (!chunkNamed(manifest, chunk)) {
    console.error(`The route of ${path} names ${chunk}, which the build does not have.`)
    over = true
  }
  const budget = first[path] ?? usual
  const { scripts, styles, fonts } = assets
  const sheets = total(styles)
  const requests = 1 + files + fonts.length + (pictures[path] ?? 2)
  const line = [
    `${path} ${language}`.padEnd(24),
    `scripts ${kb(bytes)} of ${kb(budget.scripts)} in ${scripts.length}`,
    `styles ${kb(sheets)} of ${kb(budget.styles)} in ${styles.length}`,
    `requests ${requests} of ${budget.requests}`,
  ].join(' · ')
  const bad = bytes > budget.scripts || sheets > budget.styles || requests > budget.requests
  over ||= bad
  console.log(bad ? `${line}  OVER` : line)
  if (bad)
    for (const file of [...scripts, ...styles]) console.log(`         ${kb(total([file]))} ${file} ${nameOf(file)}`)
}
for (const language of ['zh', 'en'] as const) {
  const frame = total(pageAssets(manifest, language, []).scripts)
  console.log(`${`frame ${language}`.padEnd(24)} · scripts ${kb(frame)} of ${kb(frameBudget)}`)
  over ||= frame > frameBudget
}

const editor = 'house/editor/editor.tsx'
const form = 'nouns/clubs/web/topic/writing/reply-form.tsx'
const reading = pageAssets(manifest, 'zh', ['nouns/clubs/web/club/clubs-page.tsx']).scripts
const writing = pageAssets(manifest, 'zh', [form, editor]).scripts.filter((file) => !reading.includes(file))
const early = reading.filter((file) => /prosemirror/i.test(readFileSync(join(client, file), 'utf8')))
console.log(`${'editor'.padEnd(24)} · scripts ${kb(total(writing))} of ${kb(editorBudget)} in ${writing.length}`)
if (!manifest[editor] || !manifest[form] || early.length > 0 || total(writing) > editorBudget) {
  console.error(`The editor is missing, over its budget, or met by those who only read: ${early.join(' ')}`)
  process.exitCode = 1
}

/** Loaded once somebody asks for the way: the view, its words, what calls the worker, and the worker. */
const view = 'nouns/replays/web/path/path-view.tsx'
const caller = 'nouns/replays/web/parse-file.ts'
const page = 'nouns/replays/web/page/replay-page.tsx'
const workers = globSync('assets/parse-worker-*.js', { cwd: client }).map((file) => `/${file}`)
for (const language of ['zh', 'en'] as const) {
  const before = pageAssets(manifest, language, [page]).scripts
  const files = pageAssets(manifest, language, [page, view, caller]).scripts.filter((file) => !before.includes(file))
  const way = [...files, ...workers]
  const served = way.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0)
  console.log(
    `${`way ${language}`.padEnd(24)} · scripts ${kb(served)} of ${kb(wayBudget)} in ${way.length}, ${kb(total(way))} gzipped`,
  )
  if (chunkNamed(manifest, view) && chunkNamed(manifest, caller) && workers.length === 1 && served <= wayBudget)
    continue
  console.error('The way is missing or over its budget:')
  for (const file of way) console.log(`         ${kb(total([file]))} ${file} ${nameOf(file)}`)
  process.exitCode = 1
}
if (over) {
  console.error('A page is over its budget: load what is not seen at once on intent.')
  process.exitCode = 1
}

// A module that the plan does not name yet goes where the bundler puts it: the budgets tell whether that is dear.
if (readFileSync(join(client, plannedFile), 'utf8') !== readFileSync(chunksFile, 'utf8')) {
  console.log('site/chunks.json does not have the plan of this build: npm run chunks, and look at what it changes.')
}

/** Bytes on the wire. */
function total(files: readonly string[]): number {
  return packedBytes(client, files)
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
