/**
 * Writes `house/design/icons/icons.ts`: the inner markup of the interface icons in use, from lucide-static (ISC); and
 * `house/editor/toolbar/icons.ts`: those of the editor alone, which come with its chunk instead of with the sprite.
 * Run after changing the names: `node site/build/icons.ts`. The written modules are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAMES = `
bell bookmark cake-slice chart-column check chevron-down chevron-left chevron-right chevrons-left chevrons-right circle-alert
circle-check circle-x clapperboard clock code cooking-pot crown dices download ellipsis eye eye-off flag flame gamepad-2 gift heart
image image-plus info key-round keyboard languages layers link lock lock-open log-in log-out mail map message-circle
messages-square minus monitor moon pause pencil pin play plus quote refresh-cw rotate-ccw rss scroll-text search send settings share-2
shield-check shopping-basket sliders-horizontal smartphone smile star store sun trash-2 trophy upload user wallet x zoom-in
zoom-out`
  .trim()
  .split(/\s+/)

const EDITOR_NAMES = `
align-center align-justify align-left align-right at-sign baseline bold chevron-down clapperboard code ellipsis eye-off
heading-2 heading-3 highlighter history image images italic link list list-ordered minus palette pilcrow quote redo-2
remove-formatting save smile square-code strikethrough subscript superscript table type underline undo-2 unlink`
  .trim()
  .split(/\s+/)

/** Icons drawn solid when chosen. */
const FILLED = ['heart', 'star']

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

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function write(path: string, rows: readonly (readonly [string, string])[], names: readonly [string, string]): void {
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1))
  const [table, type] = names
  writeFileSync(
    new URL(path, import.meta.url),
    `// Written by site/build/icons.ts from lucide-static (ISC licence, https://lucide.dev/license). Do not edit.\n` +
      `// biome-ignore-all format: one icon a line\n` +
      `export const ${table} = {\n${sorted.map(([name, markup]) => `  ${key(name)}: '${markup}',\n`).join('')}} as const\n\n` +
      `export type ${type} = keyof typeof ${table}\n`,
  )
}

const plain = (name: string) => [name, inner(name)] as const
const filled = (name: string) => [`${name}-filled`, inner(name).replaceAll('/>', ' fill="currentColor"/>')] as const

write('../../house/design/icons/icons.ts', [...NAMES.map(plain), ...FILLED.map(filled)], ['icons', 'IconName'])
write('../../house/editor/toolbar/icons.ts', EDITOR_NAMES.map(plain), ['toolIcons', 'ToolIconName'])
