/**
 * What a first visit loads, from the build's manifest: fails over the budget. `node web/build/size.ts`, after the build.
 * Counted: the page's HTML, every script and style sheet its HTML names, the display face, and the pictures the page
 * asks for at once (`pictures` below); all gzipped but faces, which are compressed already.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunkNamed, type Manifest, pageAssets, wordsChunk } from './page-assets.ts'

const client = join(import.meta.dirname, '..', 'dist', 'current', 'client')
// Written by the build.
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest

/** What the pages of clubs may add to the frame: the list, a club and a topic come together. */
const clubsBudget = 40_000
/** What opening the editor loads beyond a page that only shows topics, its languages' words included. */
const editorBudget = 180_000

/**
 * Pages with the pictures of their first view: the icon of the tab and the sprite of the icons on all, the scene and
 * five pictures of replays on the home page, thumbnails of the games in the list, the run's own on its page. Scripts and
 * styles decide when a page lives on a slow line (decision 0172), so the budgets are what the pages weigh and little more.
 */
const pages = [
  { path: '/', chunks: ['home'], pictures: 8, budget: { scripts: 140_000, styles: 13_500, requests: 15 } },
  { path: '/rpy', chunks: ['list'], pictures: 8, budget: { scripts: 140_000, styles: 15_000, requests: 15 } },
  {
    path: '/r/id',
    chunks: ['src/features/replays/page/replay-page.tsx'],
    pictures: 3,
    budget: { scripts: 165_000, styles: 20_000, requests: 19 },
  },
]

const app = join(import.meta.dirname, '..', 'src', 'app')
const routes = globSync(['routes.tsx', 'routes/*.tsx'], { cwd: app })
  .map((file) => readFileSync(join(app, file), 'utf8'))
  .join('\n')
for (const [, chunk = ''] of routes.matchAll(/chunk: '([^']+)'/g)) {
  if (chunkNamed(manifest, chunk)) continue
  console.error(`A route names the chunk ${chunk}, which the build does not have.`)
  process.exitCode = 1
}

let over = false
for (const { path, chunks, pictures, budget } of pages) {
  for (const language of ['zh', 'en'] as const) {
    const { scripts, styles, fonts } = pageAssets(manifest, [wordsChunk(language), ...chunks])
    const sizes = { scripts: total(scripts), styles: total(styles) }
    const requests = 1 + scripts.length + styles.length + fonts.length + pictures
    const line = [
      `${path} ${language}`.padEnd(8),
      `scripts ${kb(sizes.scripts)} of ${kb(budget.scripts)} in ${scripts.length}`,
      `styles ${kb(sizes.styles)} of ${kb(budget.styles)} in ${styles.length}`,
      `requests ${requests} of ${budget.requests}`,
    ].join(' · ')
    const bad = sizes.scripts > budget.scripts || sizes.styles > budget.styles || requests > budget.requests
    over ||= bad
    console.log(bad ? `${line}  OVER` : line)
    if (bad) for (const file of [...scripts, ...styles]) console.log(`         ${kb(total([file]))} ${file}`)
  }
}
const frame = pageAssets(manifest, [wordsChunk('zh')]).scripts
const reading = pageAssets(manifest, [wordsChunk('zh'), 'src/features/clubs/club/clubs-page.tsx']).scripts
const added = reading.filter((file) => !frame.includes(file))
console.log(`/ms      scripts ${kb(total(added))} of ${kb(clubsBudget)} in ${added.length} beside the frame`)
over ||= total(added) > clubsBudget
if (total(added) > clubsBudget) for (const file of added) console.log(`         ${kb(total([file]))} ${file}`)

const editor = 'src/editor/editor.tsx'
const form = 'src/features/clubs/topic/reply-form.tsx'
const writing = pageAssets(manifest, [wordsChunk('zh'), form, editor]).scripts.filter((file) => !reading.includes(file))
const early = reading.filter((file) => /prosemirror/i.test(readFileSync(join(client, file), 'utf8')))
console.log(`editor   scripts ${kb(total(writing))} of ${kb(editorBudget)} in ${writing.length}`)
if (!manifest[editor] || !manifest[form] || early.length > 0 || total(writing) > editorBudget) {
  console.error(`The editor is missing, over its budget, or met by those who only read: ${early.join(' ')}`)
  process.exitCode = 1
}
if (over) {
  console.error('A first visit is over its budget: load what is not seen at once on intent.')
  process.exitCode = 1
}

/** Bytes on the wire. */
function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0)
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
