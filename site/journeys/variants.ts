import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isWhole } from '../test/by-turns.ts'

/**
 * The variants (language, device, theme) of a journey that this run walks: all in `npm run test:all`, one otherwise. It
 * is called as `variants(import.meta, …)` while a file is loaded: `checks/journeys-alternate.test.ts` reads these calls.
 */
export function variants<T>({ url }: Pick<ImportMeta, 'url'>, of: Iterable<T>): readonly T[] {
  const each = [...of]
  return isWhole ? each : each.slice(turnOf(fileURLToPath(url)) % each.length).slice(0, 1)
}

/** Turns that the calls of a file have taken. */
const taken = new Map<string, number>()

/**
 * The turn of the next call of a file. The calls of a folder, by file name and line, take their variants by turns. The
 * first call takes the second variant, because journeys without variants are walked in Chinese on a PC.
 */
export function turnOf(file: string): number {
  const turn = (taken.get(file) ?? 0) + 1
  taken.set(file, turn)
  return turn + callsBefore(file)
}

function callsBefore(file: string): number {
  const files = globSync('*.test.ts', { cwd: dirname(file) }).sort()
  const before = files.slice(0, files.indexOf(basename(file)))
  const calls = before.map(
    (name) => readFileSync(join(dirname(file), name), 'utf8').split('variants(import.meta,').length - 1,
  )
  return calls.reduce((sum, count) => sum + count, 0)
}
