import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vitest/config'
import type { Fault } from './faults.ts'

/** What a test run should do about faults, passed as JSON in PATISSERIE_FAULTS. */
export type Planted =
  /**
   * The files of these faults record which functions ran; each test file writes its record into the folder `reached`.
   */
  | { readonly reached: string; readonly faults: readonly Fault[] }
  /** Plants this one fault in its file. */
  | { readonly fault: Fault }

/** Vite plugin that plants faults in sources as they are loaded; files on disk do not change. */
export function plant(root: string): Plugin | null {
  const told = process.env.PATISSERIE_FAULTS
  if (!told) return null
  // main.ts writes this JSON.
  const planted = JSON.parse(told) as Planted
  const faults = 'fault' in planted ? [planted.fault] : planted.faults
  const faultsIn = (id: string) => faults.filter(({ path }) => id.split('?')[0] === join(root, path))
  return {
    name: 'plant-faults',
    enforce: 'pre',
    // Vitest caches transformed files: the key must differ between a file with and without the fault.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (faultsIn(id).length > 0 ? told : null)),
    transform(code, id) {
      const here = faultsIn(id)
      const [fault] = here
      if (!fault) return null
      return 'fault' in planted ? withFault(code, fault) : withNotes(code, here)
    },
  }
}

export const withFault = (code: string, { start, end, text }: Fault): string =>
  code.slice(0, start) + text + code.slice(end)

/** Adds a call to each function that contains a fault, which records that the function ran. */
export function withNotes(code: string, faults: readonly Fault[]): string {
  const path = faults[0]?.path ?? ''
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const inserts = new Map<number, string>()
  const visit = (node: ts.Node): void => {
    const within = faults.filter(({ start }) => ts.isFunctionLike(node) && node.pos <= start && start < node.end)
    const body = ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined
    if (body && within.length > 0) {
      // Functions are visited from outer to inner, so that the innermost function's insertion wins.
      const note = `globalThis.__reached?.add(${JSON.stringify(`${path}:${body.getStart(file)}`)})`
      if (ts.isBlock(body)) inserts.set(body.getStart(file) + 1, `${note};`)
      else {
        inserts.set(body.getStart(file), `(${note},(`)
        inserts.set(body.end, `))${inserts.get(body.end) ?? ''}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...inserts]
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, note]) => text.slice(0, at) + note + text.slice(at), code)
}

/** The note of the innermost function around a fault. */
export function noteOf(code: string, fault: Fault): string {
  const file = ts.createSourceFile(fault.path, code, ts.ScriptTarget.Latest, true)
  let found = ''
  const visit = (node: ts.Node): void => {
    if (fault.start < node.pos || node.end <= fault.start) return
    const body = ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined
    if (body) found = `${fault.path}:${body.getStart(file)}`
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Writes the record of one test file: the functions it reached and its duration. */
export function writeReached(folder: string, testFile: string, notes: Iterable<string>, ms: number): void {
  mkdirSync(folder, { recursive: true })
  const name = testFile.replaceAll('/', '+')
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ testFile, ms, notes: [...notes] }))
}
