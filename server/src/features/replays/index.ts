import { replays } from '@patisserie/contract/replays'
import { replayKey } from '@patisserie/rules/base62'
import { type Feature, implement } from '../../kit/http/call.ts'
import { listComments } from './comment-reads.ts'
import { commentReplay } from './comment-replay.ts'
import { downloadReplay } from './download-replay.ts'
import { likeReplay } from './like-replay.ts'
import { likedReplays, listReplays, oneReplay, someReplays } from './reads.ts'
import { removeComment } from './remove-comment.ts'
import { removeReplay } from './remove-replay.ts'
import { staffHandlers } from './staff/index.ts'
import { updateReplay } from './update-replay.ts'
import { type Shelf, uploadReplay } from './upload-replay.ts'

export const replaysFeature = (shelf: Shelf): Feature =>
  implement(replays, {
    list: ({ db, input, member }) => listReplays(db, { ...input, uploader: input.upid, reader: member?.id }, input),
    mine: async ({ db, member }) => (await listReplays(db, ownWay(member.id), { pageSize: ownMost, pageNum: 1 })).rows,
    minePaged: ({ db, input, member }) => listReplays(db, { ...input, ...ownWay(member.id, input.sort) }, input),
    someonesPaged: ({ db, input, member }) =>
      listReplays(db, { ...input, uploader: input.upid, reader: member?.id }, input),
    some: ({ db, input }) => someReplays(db, input.reps),
    one: async ({ db, input, refuse }) => (await oneReplay(db, replayKey(input.code) ?? 0)) ?? refuse('deleted'),
    upload: uploadReplay(shelf),
    update: updateReplay,
    remove: removeReplay,
    like: likeReplay,
    liked: ({ db, input, member }) => likedReplays(db, member.id, input.reps),
    comments: async ({ db, input, refuse }) => (await listComments(db, input.rid, input)) ?? refuse('deleted'),
    comment: commentReplay(shelf.reviewFirst),
    removeComment,
    download: downloadReplay(shelf.files),
    ...staffHandlers,
  })

/** The editor's choice of own replays shows no more; the paged call has them all. */
const ownMost = 200

const ownWay = (member: number, sort: 'time' | 'score' = 'time') => ({ sort, uploader: member, reader: member })
