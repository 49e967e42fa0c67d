import type { Plugin } from 'vite'

/**
 * Vite plugin: `Object.values(import.meta.glob(…))` becomes a list, without the paths of the files, which would go to every
 * browser and which nobody reads.
 */
export const gatheredLists = (): Plugin => ({
  name: 'gathered-lists',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => (/\/(?:house|nouns|site)\//.test(id) ? asLists(code) : null),
})

/** The code with lists for the tables that Vite made of eager globs whose paths are not asked for; null if there is none. */
export const asLists = (code: string): string | null => {
  const listed = code.replace(table, (_, entries: string) => {
    const names = [...entries.matchAll(/:\s*([\w$]+)\s*(?:,|$)/g)].map(([, name]) => name)
    return `[${names.join(', ')}]`
  })
  return listed === code ? null : listed
}

const table = /Object\.values\(\s*(?:\/\*\s*#__PURE__\s*\*\/\s*)?Object\.assign\(\s*\{([^{}()]*)\}\s*\)\s*\)/g
