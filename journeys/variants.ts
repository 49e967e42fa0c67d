import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whether this run is `npm run test:all`: every variant, width and look. */
export const all = Boolean(process.env.PATISSERIE_TEST_ALL)

/**
 * The variants (language, device, theme) of a journey that this run walks: all in `npm run test:all`, one otherwise. It
 * is called as `variants(import.meta, …)` while a file is loaded: `checks/journeys-alternate.test.ts` reads these calls.
 */
export function variants<T>({ url }: Pick<ImportMeta, 'url'>, of: Iterable<T>): readonly T[] {
  const each = [...of]
  return all ? each : each.slice(turnOf(fileURLToPath(url)) % each.length).slice(0, 1)
}

/** Of cases that repeat one another, every `nth` from `turn` on; all in `npm run test:all`. */
export const byTurns = <T>(cases: readonly T[], { nth, turn = 0 }: { readonly nth: number; readonly turn?: number }) =>
  all ? cases : cases.filter((_, i) => i % nth === turn % nth)

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
