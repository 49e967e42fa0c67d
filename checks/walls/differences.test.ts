import { expect, test } from 'vitest'
import { filesOf } from '../files.ts'
import { differencesOf } from './differences.ts'
import known from './known.json' with { type: 'json' }

const broken = (rule: string, from: string, to: string) => ({ rule, import: `${from} -> ${to}` })

test('an import that is not known, and a known one that breaks nothing, are found', () => {
  const list = { 'step 3': ['a.ts -> b.ts', 'a.ts -> c.ts'] }
  const both = [broken('one', 'a.ts', 'b.ts'), broken('two', 'a.ts', 'b.ts'), broken('one', 'a.ts', 'd.ts')]
  expect(differencesOf(both, list)).toEqual({ fresh: [both[2]], gone: ['a.ts -> c.ts'] })
})

test('the list of known imports only shrinks, and names each once', () => {
  const all = Object.values(known).flat()
  expect(all).toEqual([...new Set(all)])
  // Who mends one writes the lower number here, in the same commit.
  expect(all.length).toBe(19)
  const files = new Set(filesOf('{house,nouns,site}/**/*.{ts,tsx}'))
  expect(all.flatMap((one) => one.split(' -> ')).filter((file) => !files.has(file))).toEqual([])
})
