import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { buildPages } from '../reach/build-pages.ts'
import { behindSwitch, type Numbered } from './behind-switch.ts'

/** Builds the pages with all faults, each behind its number; `sourceOf`: the sources in which they were found. */
export function plantInPages(faults: readonly Numbered[], sourceOf: (path: string) => string): Promise<string> {
  const root = join(import.meta.dirname, '../..')
  const planted = new Map(
    [...Map.groupBy(faults, ({ fault }) => fault.path)].map(([path, here]) => [
      path,
      behindSwitch(path, sourceOf(path), here),
    ]),
  )
  const plugin: Plugin = {
    name: 'plant-in-pages',
    enforce: 'pre',
    load: (id) => planted.get(relative(root, id)) ?? null,
  }
  return buildPages({ name: JSON.stringify([...planted]), plugins: () => [plugin] })
}
