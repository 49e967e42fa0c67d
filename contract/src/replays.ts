import { difficultyMarks, gameNumbers } from '@patisserie/rules/games'
import { limits } from '@patisserie/rules/limits'
import { replayCategories } from '@patisserie/rules/replays'
import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { instant, nothing, pageOf, paging, picturePath, success, text, userId, yesNo } from './fields.ts'

const keyId = z.int().check(z.gte(1), z.lte(limits.replayKeyMax))
/** KeyID in base 62. */
const code = z.string().check(z.regex(/^[0-9A-Za-z]{4}$/))
const category = z.enum(replayCategories)
/** Y: claimed by the uploader; what the file proves stands in CHECKS. */
const flags = { NM: yesNo, NB: yesNo, NT: yesNo, NSY: yesNo }

/** A row of the replay table, fields named as in the specification. */
export const replayRow = z.object({
  KeyID: keyId,
  /** KeyID in base 62, four characters: `/r/{CODE}`. */
  CODE: z.string(),
  UPID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  PILOT: z.string(),
  /** Game number: 6 … 18, 95, 125, 128, 143, 165, 20, 2003. */
  GAM: z.int(),
  /** E N H L EX PH O, or empty for scene games. */
  RANK: z.string(),
  /** Shot id of the catalogue, e.g. ReimuA; empty where the file has none. */
  CHARA: z.string(),
  SCORE: z.int(),
  COMMENT: z.string(),
  TYPE: z.string(),
  CATEGORY: category,
  UPTIME: instant,
  /** When the run was played: `YYYY-MM-DDTHH:MM`, `YYYY-MM-DD`, `--MM-DD` (game 7) or empty. */
  REPTIME: z.string(),
  STAGE: z.string(),
  LIKES: z.int(),
  FRAMES: z.nullable(z.int()),
  VER: z.string(),
  MODE: z.string(),
  /** iscore in thousandths; null where the run has none yet. */
  JF: z.nullable(z.int()),
  /** Picture path, empty for the game's default image. */
  SCREEN: z.string(),
  OPEN: yesNo,
  COMMENTABLE: yesNo,
  REPCOMNUM: z.int(),
  SLOW: z.nullable(z.number()),
  CLEARED: z.nullable(z.boolean()),
  /** Achievement code `{game}-{type}`, or empty. */
  xz: z.string(),
  ...flags,
  CHECKS: z.object({ NM: z.string(), NB: z.string(), NT: z.string(), NSY: z.string() }),
  /** File name as downloaded. */
  FILE: z.string(),
  SIZE: z.int(),
})
export type ReplayRow = z.output<typeof replayRow>

/** One stage as the file tells it; null where the format has no such field. All resources are at the start of the stage. */
const stageRow = z.object({
  stage: z.string(),
  endScore: z.nullable(z.int()),
  lives: z.nullable(z.number()),
  bombs: z.nullable(z.number()),
  power: z.nullable(z.number()),
  graze: z.nullable(z.int()),
  piv: z.nullable(z.int()),
  frames: z.nullable(z.int()),
})
export type StageRow = z.output<typeof stageRow>

export const replayDetail = z.extend(replayRow, {
  STAGES: z.array(stageRow),
  /** The comment saved inside the file. */
  INNER: z.string(),
  SPELL: z.nullable(z.object({ id: z.int(), name: z.string() })),
  SCENE: z.string(),
  ROUTE: z.string(),
  TOOL: z.boolean(),
  /** Shares of frames (0 to 1) and counts over the whole run; null where inputs are not in the file. */
  INPUT: z.nullable(
    z.object({ focus: z.nullable(z.number()), shot: z.number(), bombs: z.int(), pressesPerMinute: z.number() }),
  ),
  WARNINGS: z.array(z.string()),
})
export type ReplayDetail = z.output<typeof replayDetail>

export const replayComment = z.object({
  KeyID: z.int(),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  COMMENT: z.string(),
  TIME: instant,
})
export type ReplayComment = z.output<typeof replayComment>

export const replaySorts = ['time', 'score'] as const
const listInput = {
  sort: z._default(z.enum(replaySorts), 'time'),
  ...paging,
  game: z.optional(z.literal([...gameNumbers])),
  rank: z.optional(z.enum(difficultyMarks)),
}
const written = {
  comment: text(limits.comment),
  category,
  ...flags,
  open: yesNo,
  commentable: yesNo,
  screen: picturePath,
}
const rid = z.object({ rid: keyId })
const someReplays = z.object({ reps: z.array(keyId).check(z.maxLength(limits.pageSizeMax)) })

export const replays = group('r.', {
  list: endpoint({
    method: 'POST',
    path: '/getReplay',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: z.object({ ...listInput, upid: z.optional(userId) }),
    output: pageOf(replayRow),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/getMyReplay',
    who: 'member',
    kind: 'read',
    shows: ['replays'],
    input: nothing,
    output: z.array(replayRow),
  }),
  minePaged: endpoint({
    method: 'POST',
    path: '/getMyReplayByPage',
    who: 'member',
    kind: 'read',
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
    form: 'upload',
    rate: 'upload',
    touches: ['replays'],
    /** Multipart: file in `blob`, the rest as one JSON text in `fields`. Game 9's total, which its file lacks, is typed. */
    input: z.object({ ...written, typedScore: z.optional(z.int().check(z.gte(0), z.lte(99_999_999_990))) }),
    output: z.object({ KeyID: keyId, CODE: z.string() }),
    refusals: [
      'fileMissing',
      'fileTooBig',
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
    touches: ['replays'],
    input: z.object({ rid: keyId, ...written }),
    output: success,
    refusals: ['deleted', 'notOwn', 'commentLong', 'pictureUnknown', 'slowRate'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/delReplay',
    who: 'verified',
    kind: 'write',
    touches: ['replays'],
    input: rid,
    output: success,
    refusals: ['deleted', 'notOwn'],
  }),
  like: endpoint({
    method: 'POST',
    path: '/likeReplay',
    who: 'verified',
    kind: 'write',
    rate: 'like',
    touches: ['replays'],
    input: rid,
    output: success,
    refusals: ['likeSelf', 'liked', 'deleted'],
  }),
  /** Which of these replays the caller likes already. */
  liked: endpoint({
    method: 'POST',
    path: '/getLikedReplay',
    who: 'member',
    kind: 'read',
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
    input: z.object({ rid: keyId, ...paging }),
    output: pageOf(replayComment),
    refusals: ['deleted'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/replayComment',
    who: 'verified',
    kind: 'write',
    rate: 'comment',
    touches: ['replays', 'replay-comments'],
    input: z.object({ rid: keyId, comment: text(limits.comment) }),
    output: replayComment,
    refusals: ['deleted', 'commentsClosed', 'commentEmpty', 'commentLong'],
  }),
  removeComment: endpoint({
    method: 'POST',
    path: '/delReplayComment',
    who: 'verified',
    kind: 'write',
    touches: ['replays', 'replay-comments'],
    input: z.object({ id: z.int() }),
    output: success,
    refusals: ['commentGone', 'notOwn'],
  }),
  /** The file of a replay that is not public, for its owner (and staff). */
  download: endpoint({
    method: 'GET',
    path: '/hrpy/:id',
    who: 'member',
    kind: 'read',
    blob: true,
    input: z.object({ id: code }),
    output: z.null(),
    refusals: ['deleted', 'notOwn'],
  }),
})
