/**
 * Writes `src/design/icons/icons.ts`: the inner markup of the interface icons in use, from lucide-static (ISC).
 * Run after changing NAMES: `node web/build/icons.ts`. The written module is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAMES = `
bell bookmark cake-slice check chevron-down chevron-left chevron-right chevrons-left chevrons-right circle-alert
circle-check circle-x clapperboard clock code crown dices download ellipsis eye eye-off flame gamepad-2 heart image
image-plus info key-round keyboard languages link lock lock-open log-in log-out mail map message-circle
messages-square minus monitor moon pause pencil plus refresh-cw rotate-ccw rss search settings share-2 shield-check shopping-basket
sliders-horizontal smartphone store sun trash-2 trophy upload user wallet x zoom-in zoom-out`
  .trim()
  .split(/\s+/)

/** Icons drawn solid when chosen. */
const FILLED = ['heart']

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
