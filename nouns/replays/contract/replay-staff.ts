import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { heldWhys, instant, nothing, pageOf, paging, rowId, success, text, userId, yesNo } from '#contract/fields.ts'
import { reportCalls, reportFields } from '#contract/report-calls.ts'
import { sharedRow } from '#contract/shared-post.ts'
import * as limits from '#rules/staff/staff-limits.ts'
import { code, replayHint, replayRow } from './replay-row.ts'

const reason = text(limits.reason)
const withReason = ['missingReason', 'reasonLong'] as const

/** Short form of a replay, for queues. */
const replayBrief = z.pick(replayRow, {
  KeyID: true,
  CODE: true,
  UPID: true,
  NICK: true,
  HEAD: true,
  PILOT: true,
  GAM: true,
  RANK: true,
  CHARA: true,
  SCORE: true,
  COMMENT: true,
  CATEGORY: true,
  UPTIME: true,
})

/** What the server finds out by itself about a reported replay. */
const evidence = z.object({
  /** Oddities that the parser found. */
  hints: z.array(replayHint),
  warnings: z.array(z.string()),
  /** Slow-down in percent; null if the file has none. */
  slow: z.nullable(z.number()),
  slowLimit: z.number(),
  tool: z.nullable(z.string()),
  /** Claimed flags that the file contradicts. */
  contradicted: z.array(z.string()),
  /** Other replays with the same file or the same recorded keys, including removed ones. */
  duplicates: z.array(
    z.object({
      CODE: z.string(),
      UPID: userId,
      NICK: z.string(),
      same: z.enum(['file', 'keys']),
      removed: z.boolean(),
    }),
  ),
  /** The member whose confirmed signature the file has, if that is somebody else than the uploader. */
  signatureOf: z.nullable(z.object({ UID: userId, NICK: z.string() })),
  /** Number of earlier reports against this uploader that were right. */
  earlier: z.int(),
})

export const reportRow = z.object({
  ...reportFields,
  replay: z.extend(replayBrief, { HIDDEN: yesNo }),
  evidence,
})
export type ReportRow = z.output<typeof reportRow>

export const heldRow = z.object({
  kind: z.enum(['replay', 'comment']),
  id: z.int(),
  since: instant,
  why: z.enum(heldWhys),
  /** The other posts with the same text or link, for staff; null if there are none. */
  SHARED: z.nullable(sharedRow),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  text: z.string(),
  /** The replay that waits, or the one that the waiting comment is on. */
  replay: replayBrief,
})
export type HeldRow = z.output<typeof heldRow>

export const hiddenRow = z.object({
  replay: replayBrief,
  reason: z.string(),
  time: instant,
  BY: z.object({ UID: userId, NICK: z.string() }),
  /** Until then staff can restore it. */
  until: instant,
})
export type HiddenRow = z.output<typeof hiddenRow>

/** Calls for reports and the moderation queue of replays; spread into the calls of `replays`. */
export const replayStaff = {
  report: endpoint({
    method: 'POST',
    path: '/replayReport',
    who: 'verified',
    kind: 'write',
    rate: 'report',
    touches: ['reports'],
    /** `id`: the four-character code of the replay, which is also in its file name. */
    input: z.object({ id: code, reason }),
    output: success,
    refusals: ['deleted', 'reportSelf', 'reported', ...withReason],
  }),
  ...reportCalls({
    noun: 'Replay',
    staff: 'replay',
    row: reportRow,
    shows: ['replays'],
    touches: ['replays', 'replay-comments', 'iscore'],
  }),
  /** The caller's own replays and comments that wait for staff. */
  myHeld: endpoint({
    method: 'GET',
    path: '/getMyHeld',
    who: 'member',
    kind: 'read',
    shows: ['me', 'replays', 'replay-comments'],
    input: nothing,
    output: z.array(heldRow),
  }),
  held: endpoint({
    method: 'POST',
    path: '/getHeld',
    who: 'staff:replay',
    kind: 'read',
    shows: ['reports', 'replays', 'replay-comments', 'members'],
    input: z.object(paging),
    output: pageOf(heldRow),
  }),
  decideHeld: endpoint({
    method: 'POST',
    path: '/decideHeld',
    who: 'staff:replay',
    kind: 'write',
    touches: ['reports', 'replays', 'replay-comments', 'iscore', 'staff'],
    input: z.object({ kind: z.enum(['replay', 'comment']), id: rowId, pass: yesNo, reason }),
    output: success,
    refusals: ['missingHeld', 'heldOwn', ...withReason],
  }),
  hidden: endpoint({
    method: 'GET',
    path: '/getHiddenReplay',
    who: 'staff:replay',
    kind: 'read',
    shows: ['reports', 'replays', 'members'],
    input: nothing,
    output: z.array(hiddenRow),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/restoreReplay',
    who: 'staff:replay',
    kind: 'write',
    touches: ['reports', 'replays', 'replay-comments', 'iscore', 'staff'],
    input: z.object({ id: code, reason }),
    output: success,
    refusals: ['missingHidden', 'duplicateReplay', ...withReason],
  }),
}
