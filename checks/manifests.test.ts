import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Files } from '#core/files/open-files.ts'
import { stated } from '#site/server/app.ts'
import { admin as en } from '#words/desks/admin.en.ts'
import { admin as zh } from '#words/desks/admin.zh.ts'
import { filesOf } from './files.ts'

/** Feature folders without a manifest, or with a manifest that is missing from the list of parts. */
const unlisted = (indexes: ReadonlyMap<string, string>, app: string): string[] => {
  const list = /const parts: readonly Manifest\[\] = \[([\s\S]*?)\n\]/.exec(app)?.[1] ?? ''
  return [...indexes].flatMap(([folder, source]) => {
    const name = /export const (\w+Manifest)\b/.exec(source)?.[1]
    return name && new RegExp(`\\b${name}\\b`).test(list) ? [] : [folder]
  })
}

const app = readFileSync('site/server/app.ts', 'utf8')
const folders = filesOf('nouns/*').map((path) => path.split('/')[1] ?? '')
const indexOf = (folder: string) => {
  try {
    return readFileSync(`nouns/${folder}/server/index.ts`, 'utf8')
  } catch {
    return ''
  }
}

test('every feature states itself in one manifest, and the house lists it', () => {
  expect(folders.length).toBeGreaterThan(8)
  expect(unlisted(new Map(folders.map((folder) => [folder, indexOf(folder)])), app)).toEqual([])
})

test('a feature without a manifest, or left out of the list, is found', () => {
  const indexes = new Map([
    ['one', 'export const oneManifest: Manifest = {}'],
    ['two', 'export const twoFeature = {}'],
    ['three', 'export const threeManifest: Manifest = {}'],
  ])
  expect(unlisted(indexes, 'const parts: readonly Manifest[] = [\n  oneManifest,\n]\nthreeManifest')).toEqual([
    'two',
    'three',
  ])
})

test('no two parts claim one table, one kind or one name that browsers follow', () => {
  // Only the declared lists are used, so no file store is needed.
  const { personalData, likes, favourites, comments, live, pictures } = stated({} as Files, () => new Date(0))
  const once = (names: readonly string[]) => expect(names).toEqual([...new Set(names)])
  once(personalData.map(({ name }) => name))
  once(likes.map(({ kind }) => kind))
  once(favourites.map(({ kind }) => kind))
  once(comments.map(({ kind }) => kind))
  once(live.map(({ name }) => name))
  once(pictures.map(({ table, column }) => `${table}.${column}`))
})

test('the overview of the back office says what each open area is for', () => {
  const areas = [...new Set(stated({} as Files, () => new Date(0)).desks.map(({ area }) => area))]
  expect(areas.length).toBeGreaterThan(8)
  for (const { areaTexts } of [zh, en]) expect(areas.filter((area) => !areaTexts[area])).toEqual([])
})
