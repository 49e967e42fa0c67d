import { expect, test } from 'vitest'
import { faultsOf } from './faults.ts'
import { sampleOf } from './sample.ts'
import { withFault } from './with-fault.ts'

const planted = (source: string) => faultsOf('a.ts', source).map((fault) => withFault(source, fault))

test.each([
  ['export const f = (a: number) => a < 3', ['a <= 3', 'a < 4']],
  ['export const f = (a: string) => a ?? b', ['((a) && (b))']],
  ['export const f = (a: string) => a ?? b ?? c', ['((a ?? b) && (c))', '((a) && (b)) ?? c']],
  ['export const f = (a: boolean) => { if (a) return true }', ['if (!(a)) return true', 'if (a) return false']],
  ['export async function f() { await lock() }', ['{ {} }']],
  ['export const f = (a: number[]) => a.some(Boolean)', ['a.every(Boolean)']],
  ['const q = sql`select 1 where a and b > 2`', ['where a or b > 2', 'a and b >= 2']],
])('%s', (source, texts) => {
  const sources = planted(source)
  expect(sources).toHaveLength(texts.length)
  for (const [index, text] of texts.entries()) expect(sources[index]).toContain(text)
})

test.each([
  "import { a } from './a.ts'",
  'type A = 1 | 2',
  'function f(): never { throw new Error(String(1 + 1)) }',
  "const greeting = name + ' and others'",
  'const limits = { members: 5 }',
])('nothing is planted in %s', (source) => {
  expect(faultsOf('a.ts', source)).toEqual([])
})

test('a sample is as large as asked, the same for a seed and another for another one', () => {
  const all = Array.from({ length: 1000 }, (_, index) => index)
  const one = sampleOf(all, 150, 1)
  expect(new Set(one).size).toBe(150)
  expect(sampleOf(all, 150, 1)).toEqual(one)
  expect(sampleOf(all, 150, 2)).not.toEqual(one)
  expect(sampleOf([1, 2], 150, 1)).toEqual([1, 2])
})
