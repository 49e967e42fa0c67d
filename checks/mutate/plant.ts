import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vitest/config'
import type { Fault } from './faults.ts'

/** What a run of tests is told about faults, as JSON in PATISSERIE_FAULTS. */
export type Planted =
  /** These files note which of their functions ran, one line a test file, into the folder. */
  | { readonly reached: string; readonly faults: readonly Fault[] }
  /** This one fault stands in its file. */
  | { readonly fault: Fault }

/** Plants into sources as they are read; nothing on the disk changes. */
export function plant(root: string): Plugin | null {
  const told = process.env.PATISSERIE_FAULTS
  if (!told) return null
  // Written by main.ts.
  const planted = JSON.parse(told) as Planted
  const faults = 'fault' in planted ? [planted.fault] : planted.faults
  const faultsIn = (id: string) => faults.filter(({ path }) => id.split('?')[0] === join(root, path))
  return {
    name: 'plant-faults',
    enforce: 'pre',
    // Vitest keeps what it transformed: a file with a fault in it is not taken for the file without.
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

/** Each function that holds one of the faults says so as it begins. */
export function withNotes(code: string, faults: readonly Fault[]): string {
  const path = faults[0]?.path ?? ''
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const inserts = new Map<number, string>()
  const visit = (node: ts.Node): void => {
    const within = faults.filter(({ start }) => ts.isFunctionLike(node) && node.pos <= start && start < node.end)
    const body = ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined
    if (body && within.length > 0) {
      // The innermost function of a fault comes last and takes it from the outer ones.
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

/** One line of a test file: what it reached. */
export function writeReached(folder: string, testFile: string, notes: Iterable<string>, ms: number): void {
  mkdirSync(folder, { recursive: true })
  const name = testFile.replaceAll('/', '+')
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ testFile, ms, notes: [...notes] }))
}
