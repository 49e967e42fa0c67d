import type { Plugin } from 'vite'

/**
 * Cascade layers of the pages, weakest first: the floors of `web/src`. A rule of a later layer wins over one of an earlier
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

/** The layer of a sheet by its path below `web/src`; null for the sheets of the theme that name their layers themselves. */
export const cssLayerOf = (path: string): CssLayer | null => {
  if (path === 'design/theme/theme.css') return null
  if (path.startsWith('design/theme/')) return 'base'
  if (path === 'design/parts/display.module.css') return 'atoms'
  if (path.startsWith('design/')) return 'parts'
  const folder = path.split('/')[0]
  const layer = cssLayers.find((name) => name === folder)
  if (!layer) throw new Error(`${path} has no cascade layer: name its folder in web/build/css-layers.ts`)
  return layer
}

/** Every sheet says the order of the layers: whichever arrives first, it is the same. */
export const cssLayerOrder = `@layer ${cssLayers.join(', ')};`

/** Vite plugin: puts every sheet of the pages into the layer of its folder. */
export const cssInLayers = (): Plugin => ({
  name: 'css-in-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.css(\?.*)?$/ },
    handler: (code, id) => {
      const path = id.replace(/^.*\/web\/src\//, '').replace(/\?.*$/, '')
      const layer = cssLayerOf(path)
      return {
        code: layer ? `${cssLayerOrder}\n@layer ${layer} {\n${code}\n}\n` : `${cssLayerOrder}\n${code}`,
        map: null,
      }
    },
  },
})
