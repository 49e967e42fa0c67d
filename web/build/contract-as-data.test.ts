import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteAsData } from './contract-as-data.ts'

test('calls keep all but their schemas', () => {
  expect(JSON.parse(siteAsData()).replays.calls.like).toEqual({
    method: 'POST',
    path: '/likeReplay',
    who: 'verified',
    kind: 'write',
    rate: 'like',
    touches: ['replays'],
    refusals: ['likeSelf', 'liked', 'deleted'],
    shows: [],
    form: 'json',
    captcha: false,
    secret: false,
    blob: false,
  })
})

test('nothing in the browser checks with a schema', () => {
  const checking = globSync('web/src/**/*.{ts,tsx}').filter(
    (file) =>
      !file.includes('.test.') && /from 'zod|\.safeParse\(|\.(input|output)\.parse\(/.test(readFileSync(file, 'utf8')),
  )
  expect(checking).toEqual([])
})
