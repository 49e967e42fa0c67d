import type { Plugin } from 'vite'

/**
 * Vite plugin: a chunk is asked for together with its style sheets. Vite asks for it after they came, which costs slow
 * lines one more round. The chunk is still handed out only when its sheets are there.
 */
export const importBesideStyles = (): Plugin => ({
  name: 'import-beside-styles',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  transform: (code, id) => (id === preloadHelper ? besideStyles(code) : null),
})

/** Vite's module that loads chunks, changed. Throws where it is another one: a new version of Vite wants another look. */
export const besideStyles = (code: string): string => {
  if (!after.test(code) || !last.test(code)) throw new Error('Vite loads chunks in another way now')
  // Where the sheets fail nobody awaits the chunk, and its failure is no unhandled rejection.
  return code
    .replace(after, 'const part = baseModule();part.catch(() => {});$&')
    .replace(last, 'return part.catch(handlePreloadError)')
}

const preloadHelper = '\0vite/preload-helper.js'
const after = /return promise\.then\(/
const last = /return baseModule\(\)\.catch\(handlePreloadError\)/
