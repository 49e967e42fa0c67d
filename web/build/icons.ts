/**
 * Writes `src/design/icons/icons.ts`: the inner markup of the interface icons in use, from lucide-static (ISC).
 * Run after changing NAMES: `node web/build/icons.ts`. The written module is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAMES = `
arrow-down arrow-down-wide-narrow arrow-left arrow-right arrow-up at-sign ban bell bold book-open bookmark cake-slice
calendar camera check chevron-down chevron-left chevron-right chevron-up chevrons-left chevrons-right circle-alert
circle-check circle-question-mark circle-x clapperboard clock code copy crown dices download ellipsis external-link eye
eye-off file flag flame folder-closed folder-open footprints gamepad-2 gift grid-3x3 heading heart house image
image-plus images info italic key-round keyboard languages layers link list list-ordered lock lock-open log-in log-out
mail map map-pin megaphone menu message-circle messages-square minus monitor moon moon-star mouse-pointer-click
paintbrush panel-left pause pen-line pencil pilcrow pin play plus quote redo-2 refresh-cw reply rotate-ccw save
scroll-text search send settings share-2 shield shield-check shopping-basket sliders-horizontal smartphone smile
sparkles star store strikethrough sun table tag thumbs-up ticket trash-2 trending-down trending-up trophy type underline
undo-2 unlink upload user user-minus user-plus users volume-2 wallet wifi-off x zap zoom-in zoom-out`
  .trim()
  .split(/\s+/)

/** Icons drawn solid when chosen. */
const FILLED = ['heart', 'bookmark', 'star', 'thumbs-up']

const require = createRequire(import.meta.url)

function inner(name: string): string {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8')
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/[\s\S]*?<svg[\s\S]*?>/, '')
    .replace('</svg>', '')
    .replace(/\n\s*/g, '')
    .replaceAll(' />', '/>')
    .replace(/(<path d="[^"]*"\/>)+/g, joined)
}

/** One path for a run of them. A leading `m` counts from the origin only at the start, so it becomes `M … l`. */
function joined(run: string): string {
  const data = [...run.matchAll(/d="([^"]*)"/g)].map(([, d = '']) =>
    d.replace(/^m\s*(-?[\d.]+[\s,]?-?\d*\.?\d+)\s?(?=[-\d.])/, 'M$1l').replace(/^m/, 'M'),
  )
  return `<path d="${data.join('')}"/>`
}

const rows = [
  ...NAMES.map((name) => [name, inner(name)] as const),
  ...FILLED.map((name) => [`${name}-filled`, inner(name).replaceAll('/>', ' fill="currentColor"/>')] as const),
].sort(([a], [b]) => (a < b ? -1 : 1))

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

writeFileSync(
  new URL('../src/design/icons/icons.ts', import.meta.url),
  `// Written by web/build/icons.ts from lucide-static (ISC licence, https://lucide.dev/license). Do not edit.\n` +
    `// biome-ignore-all format: one icon a line\n` +
    `export const icons = {\n${rows.map(([name, markup]) => `  ${key(name)}: '${markup}',\n`).join('')}} as const\n\n` +
    `export type IconName = keyof typeof icons\n`,
)
