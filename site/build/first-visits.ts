import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Language, languages } from '#rules/language.ts'
import { filesOf } from '../../checks/files.ts'
import { type Manifest, type PageAssets, pageAssets } from './page-assets.ts'

/** A page as its route states it: its path, and the module that its chunk is found by. */
export interface StatedPage {
  readonly path: string
  readonly chunk: string
}

const root = join(import.meta.dirname, '../..')

/** Every page by its path, as the routes state them; the pages that open later are one. */
export const statedPages = (): readonly StatedPage[] =>
  filesOf(['site/web/routes.tsx', 'site/web/routes/*.tsx', 'nouns/*/web/{routes,side-routes}.tsx'], { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    .split(/\n(?=(?:export )?const )/)
    .flatMap((route) => {
      const path = /\bpath: '([^']+)'/.exec(route)?.[1]
      const chunk = /\bchunk: '([^']+)'/.exec(route)?.[1]
      return chunk ? [{ path: path ?? 'opens later', chunk }] : []
    })

/** Bytes of files of the build on the wire, gzipped. */
export const packedBytes = (client: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0)

/** What a first visit to a page loads in a language; `files` are its scripts and sheets, `bytes` the scripts' alone. */
export interface FirstVisit extends StatedPage {
  readonly language: Language
  readonly assets: PageAssets
  readonly files: number
  readonly bytes: number
}

export const firstVisits = (manifest: Manifest, client: string): readonly FirstVisit[] =>
  statedPages().flatMap(({ path, chunk }) =>
    languages.map((language) => {
      const assets = pageAssets(manifest, language, [chunk])
      const files = assets.scripts.length + assets.styles.length
      return { path, chunk, language, assets, files, bytes: packedBytes(client, assets.scripts) }
    }),
  )
