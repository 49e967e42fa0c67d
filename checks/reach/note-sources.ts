import { relative } from 'node:path'
import type { Plugin } from 'vitest/config'
import { isRecorded, keptWithNotes } from './kept-notes.ts'

interface Noting {
  readonly root: string
  /** Where the sources with notes are kept. */
  readonly folder: string
  /** Code that runs before the code of each source. */
  readonly before?: string
}

/** Vite plugin that adds notes to the sources of the site as they are read. */
export const noteSources = ({ root, folder, before = '' }: Noting): Plugin => ({
  name: 'note-sources',
  enforce: 'pre',
  // Vitest caches transformed files: the key must differ between a file with and without notes.
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(() => 'noted'),
  transform: {
    filter: { id: /\.tsx?(\?worker.*)?$/ },
    handler(code, id) {
      const path = relative(root, id.replace(/\?worker.*/, '')).replaceAll('\\', '/')
      return isRecorded(path) ? { code: before + keptWithNotes(folder, path, code), map: null } : null
    },
  },
})
