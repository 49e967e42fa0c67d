import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Tag } from '#contract/endpoint.ts'
import { site } from '#site/contract.ts'
import { filesOf } from './files.ts'

interface Uses {
  readonly shows: readonly string[]
  readonly touches: readonly string[]
}

/** Tags a source of the contract declares. */
const declaredIn = (source: string): string[] =>
  [...source.matchAll(/interface Tags \{([\s\S]*?)\n {0,2}\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/^\s+'?([\w-]+)'?: true$/gm)].map(([, tag = '']) => tag),
  )

/** Tags that are declared twice or not at all, that no read shows, or that no write touches. */
const wrong = (declared: readonly string[], { shows, touches }: Uses): string[] => [
  ...declared.filter((tag, at) => declared.indexOf(tag) !== at).map((tag) => `${tag} is declared twice`),
  ...[...shows, ...touches].filter((tag) => !declared.includes(tag)).map((tag) => `${tag} is declared by nobody`),
  ...declared.filter((tag) => !shows.includes(tag)).map((tag) => `${tag} is shown by no read`),
  ...declared.filter((tag) => !touches.includes(tag)).map((tag) => `${tag} is touched by no write`),
]

test('every tag is declared by one noun, shown by a read and touched by a write', () => {
  const calls = Object.values(site).flatMap(({ calls }) => Object.values(calls))
  const uses = { shows: calls.flatMap(({ shows }) => shows), touches: calls.flatMap(({ touches }) => touches) }
  const declared = filesOf('{house,nouns/*}/contract/*.ts').flatMap((path) => declaredIn(readFileSync(path, 'utf8')))
  expect(declared.length).toBeGreaterThan(10)
  expect(wrong(declared, uses)).toEqual([])
})

test('a tag of two nouns, of none, or of no use is found', () => {
  const source = "declare module './endpoint.ts' {\n  interface Tags {\n    cakes: true\n    'tea-time': true\n  }\n}\n"
  expect(declaredIn(source)).toEqual(['cakes', 'tea-time'])
  expect(wrong(['cakes', 'cakes', 'tea'], { shows: ['cakes'], touches: ['cakes', 'pies'] })).toEqual([
    'cakes is declared twice',
    'pies is declared by nobody',
    'tea is shown by no read',
    'tea is touched by no write',
  ])
  // @ts-expect-error No noun declares it.
  const undeclared: Tag = 'pies'
  expect(undeclared).toBe('pies')
})
