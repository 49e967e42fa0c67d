import * as z from 'zod/mini'
import { commentRow } from '#contract/comment-row.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageOf, paging, success, text, yesNo } from '#contract/fields.ts'
import * as houseLimits from '#rules/house-limits.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as staffLimits from '#rules/staff/staff-limits.ts'
import * as limits from '../rules/painting-limits.ts'
import { paintingFaults } from '../rules/paintings.ts'
import { paintingId, paintingRow } from './painting-row.ts'

const pid = z.object({ pid: paintingId })
const pids = z.object({ pids: z.array(paintingId).check(z.maxLength(houseLimits.pageSizeMax)) })
const pageSize = z._default(z.int().check(z.gte(1), z.lte(houseLimits.pageSizeMax)), limits.paintingPageSize)

/** Calls of the paintings by which members answer to a work: likes, keeping it, comments, reports. */
export const paintingReactions = {
  like: endpoint({
    method: 'POST',
    path: '/likePainting',
    who: 'verified',
    kind: 'write',
    scope: 'likes',
    rate: 'like',
    touches: ['painting-counts'],
    input: pid,
    output: success,
    refusals: ['likeSelf', 'liked', 'deleted', 'notReachable'],
  }),
  /** Keeps a work at hand, or no longer. */
  keep: endpoint({
    method: 'POST',
    path: '/keepPainting',
    who: 'member',
    kind: 'write',
    rate: 'like',
    touches: ['favourites'],
    input: z.object({ pid: paintingId, on: z._default(yesNo, 'Y') }),
    output: success,
    refusals: ['keptAlready', 'keptNot', 'deleted'],
  }),
  kept: endpoint({
    method: 'POST',
    path: '/getKeptPainting',
    who: 'member',
    kind: 'read',
    shows: ['favourites', 'paintings', 'painting-counts', 'members'],
    input: z.object({ ...paging, pageSize }),
    output: pageOf(paintingRow),
  }),
  /** Which of these works the caller likes and keeps. */
  own: endpoint({
    method: 'POST',
    path: '/getPaintingOwn',
    who: 'member',
    kind: 'read',
    scope: 'likes',
    shows: ['me', 'favourites'],
    input: pids,
    output: z.object({ LIKED: z.array(paintingId), KEPT: z.array(paintingId) }),
  }),
  comments: endpoint({
    method: 'POST',
    path: '/getPaintingComments',
    who: 'anyone',
    kind: 'read',
    shows: ['painting-comments', 'members'],
    /** With `at`, the page that holds this comment, or would hold it; `pageNum` is ignored then. */
    input: z.object({
      pid: paintingId,
      at: z.optional(z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
      ...paging,
    }),
    output: pageOf(commentRow),
    refusals: ['deleted'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/paintingComment',
    who: 'verified',
    kind: 'write',
    scope: 'comments',
    rate: 'comment',
    touches: ['painting-counts', 'painting-comments'],
    input: z.object({ pid: paintingId, comment: text(peopleLimits.comment) }),
    output: commentRow,
    refusals: ['deleted', 'commentsClosed', 'commentEmpty', 'commentLong', 'notReachable'],
  }),
  removeComment: endpoint({
    method: 'POST',
    path: '/delPaintingComment',
    who: 'verified',
    kind: 'write',
    scope: 'comments',
    rate: 'edit',
    touches: ['painting-counts', 'painting-comments'],
    input: z.object({ id: z.int() }),
    output: success,
    refusals: ['commentGone', 'notOwn'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/paintingReport',
    who: 'verified',
    kind: 'write',
    rate: 'report',
    touches: ['reports', 'paintings'],
    input: z.object({ id: paintingId, about: z.enum(paintingFaults), reason: text(staffLimits.reason) }),
    output: success,
    refusals: ['deleted', 'reportSelf', 'reported', 'missingReason', 'reasonLong'],
  }),
}
