import { expect, test } from 'vitest'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'
import { limits, schemaLength } from './limits.ts'

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
  expect(limits.pageSizeMax).toBeGreaterThanOrEqual(limits.topicPageSize)
})

test('nobody can change them', () => {
  expect(() => Object.assign(limits, { comment: 1 })).toThrow(TypeError)
})

test('schemas leave room for the form to speak first', () => {
  expect(schemaLength(limits.comment)).toBe(2_400)
})
