import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'
import { filesOf } from './files.ts'

interface Project {
  readonly test: { readonly name: string; readonly include: readonly string[]; readonly exclude?: readonly string[] }
}

const projects = config.test?.projects as readonly Project[] // the configuration lists them with their globs

const projectsOf = (file: string): readonly string[] =>
  projects
    .filter(({ test: { include, exclude = [] } }) => {
      const isIn = (globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob))
      return isIn(include) && !isIn(exclude)
    })
    .map(({ test: { name } }) => name)

test('every test file runs in one project', () => {
  const files = filesOf('{bench,checks,house,nouns,replay,replay-encoder,scripts,site}/**/*.test.{ts,tsx}', {
    exclude: /node_modules|(^|\/)dist\//,
  })
  expect(files.length).toBeGreaterThan(600)
  expect(files.filter((file) => projectsOf(file).length !== 1).map((file) => `${file}: ${projectsOf(file)}`)).toEqual(
    [],
  )
  expect(projectsOf('nouns/tea/seed/pour.test.ts')).toEqual([])
})
