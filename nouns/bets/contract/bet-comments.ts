import * as z from 'zod/mini'
import { commentRow } from '#contract/comment-row.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageOf, paging, success, text } from '#contract/fields.ts'
import * as limits from '#rules/people/people-limits.ts'
import { betName } from './bet-rows.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Comments on one event. */
    'bet-comments': true
  }
}

const touched = ['bet', 'bet-comments'] as const

/** Calls by which an event is discussed. */
export const betComments = {
  comments: endpoint({
    method: 'POST',
    path: '/getBocaiComments',
    who: 'anyone',
    kind: 'read',
    shows: ['bet-comments', 'members'],
    about: { 'bet-comments': 'bocaiName' },
    /** With `at`, the page that holds this comment, or would hold it; `pageNum` is ignored then. */
    input: z.object({
      bocaiName: betName,
      at: z.optional(z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
      ...paging,
    }),
    output: pageOf(commentRow),
    refusals: ['betUnknown'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/bocaiComment',
    who: 'verified',
    kind: 'write',
    scope: 'comments',
    rate: 'comment',
    touches: touched,
    about: { bet: 'bocaiName', 'bet-comments': 'bocaiName' },
    input: z.object({ bocaiName: betName, comment: text(limits.comment) }),
    output: commentRow,
    refusals: ['betUnknown', 'commentsClosed', 'commentEmpty', 'commentLong', 'notReachable'],
  }),
  removeComment: endpoint({
    method: 'POST',
    path: '/delBocaiComment',
    who: 'verified',
    kind: 'write',
    scope: 'comments',
    rate: 'edit',
    touches: touched,
    input: z.object({ id: z.int() }),
    output: success,
    refusals: ['commentGone', 'notOwn'],
  }),
}
