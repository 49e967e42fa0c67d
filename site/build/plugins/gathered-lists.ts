import type { Plugin } from 'vite'

/**
 * Vite plugin: `Object.values(import.meta.glob(…))` becomes a list, and `byNoun(import.meta.glob(…))` what it answers: the paths of
 * the files would go to every browser.
 */
export const gatheredLists = (): Plugin => ({
  name: 'gathered-lists',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => (/\/(?:house|nouns|site)\//.test(id) ? asLists(code) : null),
})

/** The code with lists for the tables that Vite made of eager globs whose paths are not asked for; null if there is none. */
export const asLists = (code: string): string | null => {
  const listed = code
    .replace(tableIn('Object\\.values'), (_, entries: string) => {
      return `[${entriesOf(entries)
        .map(([, name]) => name)
        .join(', ')}]`
    })
    .replace(tableIn('byNoun'), (_, entries: string) => {
      const ofNouns = entriesOf(entries).map(([path, name]) => `{ noun: "${nounOf(path)}", stated: ${name} }`)
      return `[${ofNouns.join(', ')}]`
    })
  return listed === code ? null : listed
}

const tableIn = (name: string) =>
  new RegExp(
    `${name}\\(\\s*(?:/\\*\\s*#__PURE__\\s*\\*/\\s*)?Object\\.assign\\(\\s*\\{([^{}()]*)\\}\\s*\\)\\s*,?\\s*\\)`,
    'g',
  )

/** Path and name of each entry of a table. */
const entriesOf = (entries: string): readonly (readonly [string, string])[] =>
  [...entries.matchAll(/"([^"]*)":\s*([\w$]+)/g)].map(([, path = '', name = '']) => [path, name])

const nounOf = (path: string): string => /\/nouns\/([^/]+)\//.exec(path)?.[1] ?? ''
