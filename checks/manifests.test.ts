import { expect, test } from 'vitest'
import type { Files } from '#core/files/open-files.ts'
import { stated } from '#site/server/app.ts'
import { admin as en } from '#words/desks/admin.en.ts'
import { admin as zh } from '#words/desks/admin.zh.ts'

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
