import { expect, test } from 'vitest'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'
import { schemaLength } from '#rules/schema-length.ts'
import { filesOf } from './files.ts'

/** Every file of limits with what it exports. Text limits are weighted lengths; a name ends in its unit unless it is a count. */
const files = await Promise.all(
  filesOf('{house,nouns/*}/rules/**/*-limits.ts').map(
    async (path) =>
      [path, (await import(/* @vite-ignore */ `../${path}`)) as Readonly<Record<string, unknown>>] as const, // a module
  ),
)
const limits: Readonly<Record<string, unknown>> = Object.assign({}, ...files.map(([, found]) => found))

/** Names that two files have. */
const twice = (named: readonly (readonly string[])[]): string[] =>
  named.flatMap((names, at) => names.filter((name) => named.some((others, i) => i > at && others.includes(name))))

test('no limit is called like another one', () => {
  expect(twice(files.map(([, found]) => Object.keys(found)))).toEqual([])
  expect(twice([['cream'], ['tea', 'cream']])).toEqual(['cream'])
})

test('the numbers people are told', () => {
  expect(limits).toMatchObject({
    nickname: 24,
    introduction: 300,
    comment: 600,
    topicTitle: 120,
    message: 3_000,
    pictureBytes: 5 * 1_024 * 1_024,
    staffFileBytes: 500 * 1_024 * 1_024,
    replayFileBytes: 1_000_000,
    pageSize: 10,
    pagerButtons: 5,
    requestTimeoutMs: 23_000,
    uploadTimeoutMs: 50_000,
    toastMs: 2_000,
    errorToastMs: 3_000,
  })
  expect(replayKeyMax).toBe(62 ** 4 - 1)
  expect(Number(limits.pageSizeMax)).toBeGreaterThanOrEqual(Number(limits.topicPageSize))
})

test('schemas leave room for the form to speak first', () => {
  expect(schemaLength(Number(limits.comment))).toBe(2_400)
})
