import { beforeEach, expect, test } from 'vitest'
import { functionAround, functionsOf } from './named-functions.ts'
import { withNotes } from './with-notes.ts'

const noted = new Map<string, { readonly keys: readonly string[]; readonly flags: Uint8Array }>()

beforeEach(() => {
  noted.clear()
})

/** Loads the source of `a.ts` with notes, as a module. */
async function load(source: string) {
  const before = globalThis.__reach
  globalThis.__reach = (path, keys) => {
    const flags = new Uint8Array(keys.length)
    noted.set(path, { keys, flags })
    return flags
  }
  try {
    return await import(`data:text/javascript,${encodeURIComponent(withNotes('a.ts', source))}`)
  } finally {
    globalThis.__reach = before
  }
}

const ran = () => noted.get('a.ts')?.keys.filter((_, index) => noted.get('a.ts')?.flags[index])

test('a source with notes does as it did, and tells which functions ran', async () => {
  const source = `#!/usr/bin/env node
export const f = (a) => ((b) => b + 1)(a - 2)
export function g() { return 1 }
export const objects = () => ({ a: 1 })
export class Box { static #made = 0; constructor() { Box.#made++ } get made() { return Box.#made } }
export async function* each() { yield* [1, 2] }`
  const file = await load(source)
  expect(ran()).toEqual([])
  expect(file.f(5)).toBe(4)
  expect(ran()).toEqual(['f'])
  expect(file.objects()).toEqual({ a: 1 })
  const each = []
  for await (const one of file.each()) each.push(one)
  expect(each).toEqual([1, 2])
  expect(new file.Box().made).toBe(1)
  expect(ran()).toEqual(['f', 'objects', 'Box>constructor', 'Box>made', 'each'])
})

test('without anybody who records, a source with notes does as it did', async () => {
  const { f } = await import(
    `data:text/javascript,${encodeURIComponent(withNotes('b.ts', 'export const f = () => 1'))}`
  )
  expect(f()).toBe(1)
})

test('a function that another file calls before its file has run does not fail', () => {
  expect(withNotes('a.ts', 'function f() {}')).toContain('function f() {__n&&(__n[0]=1);}')
})

test('lines keep their numbers', () => {
  const source = "import { a } from './a.ts'\n\nexport function f() {\n  return a(() => {\n    return 2\n  })\n}\n"
  expect(withNotes('b.ts', source).split('\n')).toHaveLength(source.split('\n').length)
})

test.each([
  ['function buy() {}', ['buy']],
  ['const buy = async () => {}', ['buy']],
  ['const buy = (() => {}) satisfies Act', ['buy']],
  ['export default function () {}', ['default']],
  ['const shop = feature({ buy: () => {}, sell(count) {}, own: list(here) })', ['shop>buy', 'shop>sell']],
  ['function open() { const left = () => {}; return left }', ['open', 'open>left']],
  ['function open() { return list.map((one) => one.map((each) => each)) }', ['open', 'open>map', 'open>map>map']],
  ["function open() { on('a > b', () => {}); on(b, () => {}) }", ['open', 'open>on(a  b)', 'open>on(b)']],
  ['const Row = memo(function Row() { return <a onClick={() => {}} /> })', ['Row', 'Row>onClick']],
  ['class Box { open = () => {}; close() {} }', ['Box>open', 'Box>close']],
  ['(() => {})()', ['']],
  ['interface Box { open(): void }\ndeclare function open(): void', []],
])('%s', (source, keys) => {
  expect(functionsOf('a.tsx', source).map(({ key }) => key)).toEqual(keys)
})

test('a position is in the innermost function around it', () => {
  const source = 'const most = 3\nfunction open() { list.map((one) => one * 2) }'
  const keyAt = (text: string) => functionAround(functionsOf('a.ts', source), source.indexOf(text))?.key
  expect([keyAt('* 2'), keyAt('list'), keyAt('3')]).toEqual(['open>map', 'open', undefined])
})
