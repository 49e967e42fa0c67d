import { limits } from '@patisserie/rules/limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, nothing, pageOf, paging, success, text, userId, yesNo } from './fields.ts'

const code = z.string().check(z.regex(/^[0-9A-Za-z]{4}$/))
const reason = text(limits.reason)
const withReason = ['missingReason', 'reasonLong'] as const
const reportId = z.int().check(z.gte(1))

/** A replay in one line of a queue. */
const replayBrief = z.object({
  KeyID: z.int(),
  CODE: z.string(),
  UPID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  PILOT: z.string(),
  GAM: z.int(),
  RANK: z.string(),
  CHARA: z.string(),
  SCORE: z.int(),
  COMMENT: z.string(),
  CATEGORY: z.string(),
  UPTIME: instant,
})

export const reportStates = ['open', 'taken', 'pass', 'notPass', 'done'] as const

/** What the house finds by itself about a reported replay. */
const evidence = z.object({
  /** What the parser found odd; `code` is one of a closed list, `detail` names the numbers. */
  hints: z.array(z.object({ code: z.string(), detail: z.string() })),
  warnings: z.array(z.string()),
  /** Percent; null where the file has none. */
  slow: z.nullable(z.number()),
  slowLimit: z.number(),
  tool: z.nullable(z.string()),
  /** Claimed flags that the file contradicts. */
  contradicted: z.array(z.string()),
  /** Other replays with the same file or the same recorded keys, removed ones too. */
  duplicates: z.array(
    z.object({
      CODE: z.string(),
      UPID: userId,
      NICK: z.string(),
      same: z.enum(['file', 'keys']),
      removed: z.boolean(),
    }),
  ),
  /** Pilot name inside the file where it is somebody else's confirmed signature. */
  signatureOf: z.nullable(z.object({ UID: userId, NICK: z.string() })),
  /** Earlier reports against this uploader that were right. */
  earlier: z.int(),
})

export const reportRow = z.object({
  id: reportId,
  state: z.enum(reportStates),
  /** Reporters of bomb level 1 go first. */
  priority: z.boolean(),
  reason: z.string(),
  time: instant,
  BY: z.object({ UID: userId, NICK: z.string() }),
  /** Who works on it, and until when nobody else may take it. */
  TAKEN: z.nullable(z.object({ UID: userId, NICK: z.string(), until: instant })),
  decision: z.string(),
  replay: z.extend(replayBrief, { HIDDEN: yesNo }),
  evidence,
})
export type ReportRow = z.output<typeof reportRow>

export const heldRow = z.object({
  kind: z.enum(['replay', 'comment']),
  id: z.int(),
  since: instant,
  /** Why it waits: a black flag, or one of the first posts of a new account. */
  why: z.enum(['black', 'first']),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  text: z.string(),
  /** The replay itself, or the one that the comment stands below. */
  replay: replayBrief,
})
export type HeldRow = z.output<typeof heldRow>

export const hiddenRow = z.object({
  replay: replayBrief,
  reason: z.string(),
  time: instant,
  BY: z.object({ UID: userId, NICK: z.string() }),
  /** Until then it can be restored. */
  until: instant,
})
export type HiddenRow = z.output<typeof hiddenRow>

/** Reports and what waits for staff; spread into the calls of `replays`. */
export const replayStaff = {
  report: endpoint({
    method: 'POST',
    path: '/replayReport',
    who: 'verified',
    kind: 'write',
    rate: 'report',
    touches: ['reports'],
    /** `id`: the four-character code in the file's name. */
    input: z.object({ id: code, reason }),
    output: success,
    refusals: ['deleted', 'reportSelf', 'reported', ...withReason],
  }),
  reports: endpoint({
    method: 'POST',
    path: '/getReplayReport',
    who: 'staff:replay',
    kind: 'read',
    shows: ['reports', 'replays', 'members'],
    input: z.object({ state: z._default(z.enum(['todo', 'done']), 'todo'), ...paging }),
    output: pageOf(reportRow),
  }),
  takeReport: endpoint({
    method: 'POST',
    path: '/takeReplayReport',
    who: 'staff:replay',
    kind: 'write',
    touches: ['reports'],
    /** N gives it back. */
    input: z.object({ id: reportId, take: z._default(yesNo, 'Y') }),
    output: success,
    refusals: ['missingReport', 'reportTaken', 'reportDecided', 'reportOwn'],
  }),
  decideReport: endpoint({
    method: 'POST',
    path: '/decideReplayReport',
    who: 'staff:replay',
    kind: 'write',
    touches: ['reports', 'replays', 'replay-comments', 'iscore', 'staff'],
    /** `pass`: the report is right, and the replay is hidden. */
    input: z.object({ id: reportId, verdict: z.enum(['pass', 'notPass']), reason }),
    output: success,
    refusals: ['missingReport', 'reportNotTaken', 'reportDecided', ...withReason],
  }),
  /** Closes a decided report: reporter and uploader are told. */
  doneReport: endpoint({
    method: 'POST',
    path: '/doneReplayReport',
    who: 'staff:replay',
    kind: 'write',
    touches: ['reports', 'staff'],
    input: z.object({ id: reportId }),
    output: success,
    refusals: ['missingReport', 'reportUndecided'],
  }),
  /** What of the caller's own waits for staff. */
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
    input: z.object({ kind: z.enum(['replay', 'comment']), id: z.int().check(z.gte(1)), pass: yesNo, reason }),
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
