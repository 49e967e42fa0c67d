import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')
const ownSheet = /\/(?:house|nouns|site)\/(?!.*node_modules).*\.css(\?.*)?$/

/**
 * Cascade layers of the pages, weakest first: the floors of the pages. A rule of a later layer wins over one of an earlier
 * layer, whatever their selectors and whichever sheet arrives first. `words` are the small classes every page may use,
 * `atoms` the parts that other parts give a place of their own, `wins` what nothing overrides.
 */
export const cssLayers = [
  'base',
  'words',
  'atoms',
  'parts',
  'session',
  'cards',
  'desks',
  'editor',
  'features',
  'app',
  'wins',
] as const
export type CssLayer = (typeof cssLayers)[number]

/** The layer of a sheet by its path in the repository; null for the sheets of the theme that name their layers themselves. */
export const cssLayerOf = (path: string): CssLayer | null => {
  if (path === 'house/design/theme/theme.css') return null
  if (path.startsWith('house/design/theme/')) return 'base'
  if (path === 'house/design/display.module.css') return 'atoms'
  if (path.startsWith('house/design/')) return 'parts'
  const layer = layers.find(([pattern]) => pattern.test(path))?.[1]
  if (!layer) throw new Error(`${path} has no cascade layer: name its folder in site/build/plugins/css-layers.ts`)
  return layer
}

const layers: readonly (readonly [RegExp, CssLayer])[] = [
  [/^house\/session\//, 'session'],
  [/^house\/cards\/|^nouns\/[^/]+\/web\/card\//, 'cards'],
  [/^house\/desks\//, 'desks'],
  [/^house\/editor\//, 'editor'],
  [/^nouns\/[^/]+\/web\//, 'features'],
  [/^site\/web\//, 'app'],
]

/** Every sheet says the order of the layers: whichever arrives first, it is the same. */
export const cssLayerOrder = `@layer ${cssLayers.join(', ')};`

/** Vite plugin: puts every sheet of the pages into the layer of its folder. */
export const cssInLayers = (): Plugin => ({
  name: 'css-in-layers',
  enforce: 'pre',
  transform: {
    filter: { id: ownSheet },
    handler: (code, id) => {
      const path = relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/')
      const layer = cssLayerOf(path)
      return {
        code: layer ? `${cssLayerOrder}\n@layer ${layer} {\n${code}\n}\n` : `${cssLayerOrder}\n${code}`,
        map: null,
      }
    },
  },
})
