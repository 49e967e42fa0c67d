import { readFile } from 'node:fs/promises'
import type { Language } from '#rules/language.ts'
import { entryChunk, type Manifest, type PageAssets, pageAssets } from '../../build/page-assets.ts'

/** Assets that a page of the build loads. In development these are the sources, which Vite serves. */
export const builtAssets = async (language: Language, chunks: readonly string[]): Promise<PageAssets> => {
  if (import.meta.env.DEV) {
    return { entry: `/${entryChunk}`, scripts: [], styles: ['/house/design/theme/theme.css'], fonts: [] }
  }
  manifest ??= readFile(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8').then(
    // Safe to cast: the build writes this file beside this one.
    (text) => JSON.parse(text) as Manifest,
  )
  const key = `${language} ${chunks.join(' ')}`
  const known = assetsOf.get(key)
  if (known) return known
  const assets = pageAssets(await manifest, language, chunks)
  assetsOf.set(key, assets)
  return assets
}

let manifest: Promise<Manifest> | undefined

/** Assets by language and chunks: one entry per route and language. */
const assetsOf = new Map<string, PageAssets>()

/** Script tags for hot reloading on the development server. */
export const developmentScripts = import.meta.env.DEV
  ? `<script type="module">import{injectIntoGlobalHook as i}from'/@react-refresh';i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="/@vite/client"></script>`
  : undefined
