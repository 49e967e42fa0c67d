import { expect, test } from 'vitest'
import type { ApiOperation } from '#api/api-document.ts'
import { curlOf } from './curl-of.ts'

const operation: ApiOperation = {
  operationId: 'replays.comment',
  summary: '',
  tags: ['replays'],
  'x-who': 'verified',
  'x-kind': 'write',
  'x-scope': 'comments',
  'x-captcha': false,
  'x-refusals': {},
  requestBody: { content: { 'application/json': { schema: {}, example: { rid: 1, comment: "it's good" } } } },
  responses: { 200: { content: {} } },
}

test('a call becomes a line for a terminal, quotes and all', () => {
  expect(curlOf({ method: 'post', path: '/replayComment', operation }, 'http://localhost:8080')).toBe(
    [
      'curl http://localhost:8080/api/replayComment',
      "-H 'Authorization: Dessert TOKEN'",
      "-H 'Content-Type: application/json'",
      `-d '{"rid":1,"comment":"it'\\''s good"}'`,
    ].join(' \\\n  '),
  )
})
