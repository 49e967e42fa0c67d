import * as z from 'zod/mini'
import { commentRow } from '#contract/comment-row.ts'
import { endpoint, group } from '#contract/endpoint.ts'
import { heldWhys, nothing, pageOf, paging, picturePath, success, text, userId, yesNo } from '#contract/fields.ts'
import * as houseLimits from '#rules/house-limits.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as limits from '../rules/replay-limits.ts'
import { pinnedReplayCalls } from './pinned-replays.ts'
import { replayFilterInput, savedFilterCalls } from './replay-filters.ts'
import { category, code, flags, keyId, replayDetail, replayRow } from './replay-row.ts'
import { replayStaff } from './replay-staff.ts'
import { replayStillCalls } from './replay-still.ts'

export type { ReplayDetail, ReplayRow, StageRow } from './replay-row.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    replays: true
    'replay-comments': true
  }
}

const listInput = { ...replayFilterInput, ...paging }
const written = {
  comment: text(peopleLimits.comment),
  category,
  ...flags,
  open: yesNo,
  commentable: yesNo,
  screen: picturePath,
}
const rid = z.object({ rid: keyId })
const someReplays = z.object({ reps: z.array(keyId).check(z.maxLength(houseLimits.pageSizeMax)) })

export const replays = group('r.', {
  list: endpoint({
    method: 'POST',
    path: '/getReplay',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: z.object(listInput),
    output: pageOf(replayRow),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/getMyReplay',
    who: 'member',
    kind: 'read',
    scope: 'replays',
    shows: ['replays'],
    input: nothing,
    output: z.array(replayRow),
  }),
  minePaged: endpoint({
    method: 'POST',
    path: '/getMyReplayByPage',
    who: 'member',
    kind: 'read',
    scope: 'replays',
    shows: ['replays'],
    input: z.object(listInput),
    output: pageOf(replayRow),
  }),
  someonesPaged: endpoint({
    method: 'POST',
    path: '/getSomeOneReplayByPage',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: z.object({ ...listInput, upid: userId }),
    output: pageOf(replayRow),
  }),
  some: endpoint({
    method: 'POST',
    path: '/someReplay',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: someReplays,
    output: z.array(replayRow),
  }),
  one: endpoint({
    method: 'POST',
    path: '/getReplayById',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: z.object({ code }),
    output: replayDetail,
    refusals: ['deleted'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/upReplay',
    who: 'verified',
    kind: 'write',
    scope: 'replays',
    form: 'upload',
    file: { most: limits.replayFileBytes, refusal: 'fileTooBig' },
    rate: 'upload',
    touches: ['replays'],
    /**
     * Multipart: file in `blob`, the rest as one JSON text in `fields`. `typedScore` is the total of game 9, which its
     * file does not have.
     */
    input: z.object({ ...written, typedScore: z.optional(z.int().check(z.gte(0), z.lte(99_999_999_990))) }),
    /** HELD Y: only the uploader sees it until staff release it; HELDFOR says why. */
    output: z.object({ KeyID: keyId, CODE: z.string(), HELD: yesNo, HELDFOR: z.enum(['', ...heldWhys]) }),
    refusals: [
      'fileMissing',
      'fileTooBig',
      'uploadSlow',
      'unreadable',
      'unsupported',
      'repeated',
      'otherPilot',
      'slowRate',
      'scoreTooHigh',
      'scoreMissing',
      'commentLong',
      'pictureUnknown',
    ],
  }),
  update: endpoint({
    method: 'POST',
    path: '/updateReplay',
    who: 'verified',
    kind: 'write',
    scope: 'replays',
    rate: 'edit',
    touches: ['replays'],
    input: z.object({ rid: keyId, ...written }),
    output: success,
    refusals: ['deleted', 'notOwn', 'commentLong', 'pictureUnknown', 'slowRate', 'editLink', 'editSame'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/delReplay',
    who: 'verified',
    kind: 'write',
    scope: 'replays',
    rate: 'edit',
    touches: ['replays'],
    input: rid,
    output: success,
    refusals: ['deleted', 'notOwn'],
  }),
  ...pinnedReplayCalls,
  ...replayStillCalls,
  like: endpoint({
    method: 'POST',
    path: '/likeReplay',
    who: 'verified',
    kind: 'write',
    scope: 'likes',
    rate: 'like',
    touches: ['replays'],
    input: rid,
    output: success,
    refusals: ['likeSelf', 'liked', 'deleted', 'notReachable'],
  }),
  /** The ones of these replays that the caller likes. */
  liked: endpoint({
    method: 'POST',
    path: '/getLikedReplay',
    who: 'member',
    kind: 'read',
    scope: 'likes',
    shows: ['me'],
    input: someReplays,
    output: z.array(keyId),
  }),
  comments: endpoint({
    method: 'POST',
    path: '/getReplayComments',
    who: 'anyone',
    kind: 'read',
    shows: ['replay-comments', 'members'],
    /** With `at`, the page that holds this comment, or would hold it; `pageNum` is ignored then. */
    input: z.object({ rid: keyId, at: z.optional(z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))), ...paging }),
    output: pageOf(commentRow),
    refusals: ['deleted'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/replayComment',
    who: 'verified',
    kind: 'write',
    scope: 'comments',
    rate: 'comment',
    touches: ['replays', 'replay-comments'],
    input: z.object({ rid: keyId, comment: text(peopleLimits.comment) }),
    output: commentRow,
    refusals: ['deleted', 'commentsClosed', 'commentEmpty', 'commentLong', 'notReachable'],
  }),
  removeComment: endpoint({
    method: 'POST',
    path: '/delReplayComment',
    who: 'verified',
    kind: 'write',
    scope: 'comments',
    rate: 'edit',
    touches: ['replays', 'replay-comments'],
    input: z.object({ id: z.int() }),
    output: success,
    refusals: ['commentGone', 'notOwn'],
  }),
  /** The file of a replay that is not public; only for its owner and staff. */
  download: endpoint({
    method: 'GET',
    path: '/hrpy/:id',
    who: 'member',
    kind: 'read',
    scope: 'replays',
    blob: true,
    input: z.object({ id: code }),
    output: z.null(),
    refusals: ['deleted', 'notOwn'],
  }),
  ...savedFilterCalls,
  ...replayStaff,
})
