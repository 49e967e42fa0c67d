import { functionsOf } from './named-functions.ts'

/**
 * The source of a file in which each function, whenever it runs, sets its flag in an array. `globalThis.__reach` gives
 * the array as the file loads, by the file's path and the keys of its functions; without it no flag is set. All lines
 * keep their numbers.
 */
export function withNotes(path: string, code: string): string {
  const functions = functionsOf(path, code)
  const keys = [...new Set(functions.map(({ key }) => key))]
  const edits: { readonly at: number; readonly text: string }[] = []
  for (const { key, start, end, isBlock } of functions) {
    const note = `__n&&(__n[${keys.indexOf(key)}]=1)`
    if (isBlock) edits.push({ at: start + 1, text: `${note};` })
    else edits.push({ at: start, text: `(${note},` }, { at: end, text: ')' })
  }
  const noted = inserted(code, edits)
  const start = /^#!.*\n/.exec(noted)?.[0] ?? ''
  const notes = `var __n=globalThis.__reach?.(${JSON.stringify(path)},${JSON.stringify(keys)});`
  return start + notes + noted.slice(start.length)
}

function inserted(code: string, edits: readonly { readonly at: number; readonly text: string }[]): string {
  let done = 0
  let result = ''
  for (const { at, text } of edits.toSorted((a, b) => a.at - b.at)) {
    result += code.slice(done, at) + text
    done = at
  }
  return result + code.slice(done)
}
