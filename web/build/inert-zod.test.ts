import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as inert from './inert-zod.ts'

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('everything the contract makes schemas with has its stand-in', () => {
  const used = sources('contract/src/*.ts').flatMap(({ text }) => text.match(/(?<=\bz\.)[a-z_]\w*(?=\()/g) ?? [])
  expect([...new Set(used)].filter((name) => !(name in inert))).toEqual([])
})

test('nothing in the browser checks with a schema', () => {
  const checking = sources('web/src/**/*.{ts,tsx}').filter(({ text }) =>
    /from 'zod|\.safeParse\(|\.(input|output)\.parse\(/.test(text),
  )
  expect(checking.map(({ file }) => file)).toEqual([])
})
