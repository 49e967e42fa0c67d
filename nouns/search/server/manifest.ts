import type { Manifest } from '#core/manifest.ts'
import { implement } from '#kit/http/call.ts'
import { search } from '../contract/search.ts'
import { find } from './find.ts'
import { suggest } from './suggest.ts'

/** The site search: it asks the finders of all parts. */
const siteSearchManifest: Manifest = {
  name: 'site-search',
  open: ({ finders }) => ({ calls: [implement(search, { find: find(finders), suggest: suggest(finders) })] }),
}

export const manifests: readonly Manifest[] = [siteSearchManifest]
