import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { heldWhys, instant, nothing, pageOf, paging, rowId, success, text, userId, yesNo } from '#contract/fields.ts'
import { reportCalls, reportFields } from '#contract/report-calls.ts'
import { sharedRow } from '#contract/shared-post.ts'
import * as accountLimits from '#rules/people/account-limits.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as staffLimits from '#rules/staff/staff-limits.ts'
import * as limits from '../rules/painting-limits.ts'
import { paintingFaults } from '../rules/paintings.ts'
import { alikeRow, paintingDetail, paintingId, paintingRow } from './painting-row.ts'

const reason = text(staffLimits.reason)
const withReason = ['missingReason', 'reasonLong'] as const
const by = z.object({ UID: userId, NICK: z.string() })

export const paintingReportRow = z.object({
  ...reportFields,
  about: z.enum(paintingFaults),
  painting: z.extend(paintingRow, { HIDDEN: yesNo }),
  /** Earlier reports against this uploader that were right. */
  earlier: z.int(),
})
export type PaintingReportRow = z.output<typeof paintingReportRow>

export const heldPaintingRow = z.object({
  kind: z.enum(['painting', 'comment']),
  id: rowId,
  since: instant,
  /** `alike`: it looks like a work that staff removed. */
  why: z.enum([...heldWhys, 'alike']),
  /** The other posts with the same text or link, for staff; null if there are none. */
  SHARED: z.nullable(sharedRow),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  text: z.string(),
  /** The work that waits, or the one that the waiting comment is on. */
  painting: paintingRow,
})
export type HeldPaintingRow = z.output<typeof heldPaintingRow>

export const forbiddenRow = z.object({
  painting: paintingRow,
  reason: z.string(),
  time: instant,
  /** Null: three people reported it, and staff have not looked. */
  BY: z.nullable(by),
  /** Until then staff can show it again. */
  until: instant,
})
export type ForbiddenRow = z.output<typeof forbiddenRow>

/** An upload whose reward staff decide: it looks like an earlier one, or has nothing that looks can be compared by. */
export const doubtRow = z.object({
  painting: paintingRow,
  ALIKE: z.array(alikeRow),
  since: instant,
})
export type DoubtRow = z.output<typeof doubtRow>

export const claimRow = z.object({
  id: rowId,
  time: instant,
  name: z.string(),
  mail: z.string(),
  words: z.string(),
  address: z.string(),
  painting: z.nullable(paintingRow),
})
export type RightsClaimRow = z.output<typeof claimRow>

/** The desk of paintings, and what reaches it from outside. */
export const paintingStaff = group('pd.', {
  ...reportCalls({
    noun: 'Painting',
    staff: 'painting',
    row: paintingReportRow,
    shows: ['paintings'],
    touches: ['paintings', 'painting-comments'],
  }),
  held: endpoint({
    method: 'POST',
    path: '/getPaintingHeld',
    who: 'staff:painting',
    kind: 'read',
    shows: ['reports', 'paintings', 'painting-comments', 'members'],
    input: z.object(paging),
    output: pageOf(heldPaintingRow),
  }),
  decideHeld: endpoint({
    method: 'POST',
    path: '/decidePaintingHeld',
    who: 'staff:painting',
    kind: 'write',
    touches: ['reports', 'paintings', 'painting-comments', 'staff'],
    input: z.object({ kind: z.enum(['painting', 'comment']), id: rowId, pass: yesNo, reason }),
    output: success,
    refusals: ['missingHeld', 'heldOwn', ...withReason],
  }),
  /** One work, whatever its state. */
  byId: endpoint({
    method: 'POST',
    path: '/getPaintingByID',
    who: 'staff:painting',
    kind: 'read',
    shows: ['paintings', 'members'],
    input: z.object({ pid: paintingId }),
    output: paintingDetail,
    refusals: ['missingPainting'],
  }),
  forbidden: endpoint({
    method: 'GET',
    path: '/getForbiddenPainting',
    who: 'staff:painting',
    kind: 'read',
    shows: ['reports', 'paintings', 'members'],
    input: nothing,
    output: z.array(forbiddenRow),
  }),
  /** Takes a work out of sight; its files are reachable by no address any more. */
  forbid: endpoint({
    method: 'POST',
    path: '/forbidPainting',
    who: 'staff:painting',
    kind: 'write',
    touches: ['reports', 'paintings', 'painting-comments', 'staff', 'reminders'],
    input: z.object({ pid: paintingId, reason }),
    output: success,
    refusals: ['missingPainting', 'forbidOwn', ...withReason],
  }),
  cancelForbid: endpoint({
    method: 'POST',
    path: '/cancelPaintingForbid',
    who: 'staff:painting',
    kind: 'write',
    touches: ['reports', 'paintings', 'painting-comments', 'staff', 'reminders'],
    input: z.object({ pid: paintingId, reason }),
    output: success,
    refusals: ['missingForbidden', 'forbidOwn', ...withReason],
  }),
  /** Puts another stored picture in the place of one of a work. */
  updateSrc: endpoint({
    method: 'POST',
    path: '/updateSRC',
    who: 'staff:painting',
    kind: 'write',
    touches: ['paintings', 'staff', 'reminders'],
    input: z.object({
      pid: paintingId,
      /** Which of its pictures, from 1. */
      page: z._default(z.int().check(z.gte(1), z.lte(limits.paintingPages)), 1),
      /** A picture that the caller uploaded. */
      url: z.string().check(z.maxLength(200)),
      reason,
    }),
    output: success,
    refusals: ['missingPainting', 'pictureMissing', 'forbidOwn', ...withReason],
  }),
  doubts: endpoint({
    method: 'POST',
    path: '/getPaintingDoubt',
    who: 'staff:painting',
    kind: 'read',
    shows: ['reports', 'paintings', 'members'],
    input: z.object(paging),
    output: pageOf(doubtRow),
  }),
  /** `pay`: a work of its own, which brings what an upload brings. `same`: it brings nothing. */
  decideDoubt: endpoint({
    method: 'POST',
    path: '/decidePaintingDoubt',
    who: 'staff:painting',
    kind: 'write',
    touches: ['reports', 'staff'],
    input: z.object({ pid: paintingId, verdict: z.enum(['pay', 'same']), reason }),
    output: success,
    refusals: ['missingDoubt', 'forbidOwn', ...withReason],
  }),
  /** The form for rights holders without an account. */
  claim: endpoint({
    method: 'POST',
    path: '/claimRights',
    who: 'anyone',
    kind: 'write',
    rate: 'claim',
    captcha: true,
    touches: ['reports'],
    input: z.object({
      name: text(60),
      mail: text(accountLimits.mailMax),
      /** The address of the work on this site. */
      address: text(300),
      words: text(peopleLimits.comment),
    }),
    output: success,
    refusals: ['claimNameEmpty', 'claimMailInvalid', 'claimAddressInvalid', 'claimWordsEmpty', 'claimLong'],
  }),
  claims: endpoint({
    method: 'POST',
    path: '/getRightsClaim',
    who: 'staff:painting',
    kind: 'read',
    shows: ['reports', 'paintings', 'members'],
    input: z.object(paging),
    output: pageOf(claimRow),
  }),
  decideClaim: endpoint({
    method: 'POST',
    path: '/decideRightsClaim',
    who: 'staff:painting',
    kind: 'write',
    touches: ['reports', 'paintings', 'painting-comments', 'staff', 'reminders'],
    /** `pass`: the work is taken out of sight. */
    input: z.object({ id: rowId, pass: yesNo, reason }),
    output: success,
    refusals: ['missingClaim', 'forbidOwn', ...withReason],
  }),
})
