import * as z from 'zod/mini'
import { admin as shared } from '#contract/admin.ts'
import {
  alikeNames,
  appealRow,
  briefMember,
  code,
  faultGroup,
  loggedAct,
  memberRow,
  punishment,
  staffMember,
} from '#contract/admin-rows.ts'
import { endpoint, group } from '#contract/endpoint.ts'
import { nothing, pageOf, paging, success, text, typedCode, userId, yesNo } from '#contract/fields.ts'
import * as accountLimits from '#rules/people/account-limits.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { permissions } from '#rules/staff/permissions.ts'
import * as limits from '#rules/staff/staff-limits.ts'

const codes = z.array(code).check(z.maxLength(permissions.length))
const level = z.int().check(z.gte(0), z.lte(privilegeMax))
const reason = text(limits.reason)
/** Refusals of all acts that need a reason. */
const withReason = ['missingReason', 'reasonLong'] as const

/** A code of the authenticator. Staff have two-factor on; demo accounts of a demo site may leave it out. */
const factorCode = z.optional(typedCode)

/** An instant as forms send it, in UTC. */
const moment = z
  .string()
  .check(
    z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?Z$/),
  )

const actPage = z.object({
  rows: z.array(loggedAct),
  /** Send it as `olderThan` to get the next entries; null at the beginning of the log. */
  next: z.nullable(z.int()),
})
const actsAsked = {
  act: z.optional(z.string().check(z.maxLength(40))),
  subject: z.optional(z.string().check(z.maxLength(60))),
  since: z.optional(moment),
  until: z.optional(moment),
  olderThan: z.optional(z.int().check(z.gte(1))),
  pageSize: paging.pageSize,
}

/** The fields by which staff can search users. */
export const userSearches = ['account', 'nick', 'id', 'mail'] as const

export const admin = group('admin.', {
  menu: shared.calls.menu,
  staff: endpoint({
    method: 'GET',
    path: '/getAllAdmin',
    who: 'staff:admin',
    kind: 'read',
    shows: ['staff', 'members'],
    input: nothing,
    output: z.array(staffMember),
  }),
  addStaff: endpoint({
    method: 'POST',
    path: '/addAdmin',
    who: 'staff:admin',
    kind: 'write',
    touches: ['staff', 'members', 'me'],
    /** An id of exactly seven digits. */
    input: z.object({ id: z.string().check(z.regex(/^\d{7}$/)), permissions: codes, reason, code: factorCode }),
    output: success,
    refusals: [
      'codeWrong',
      'missingMember',
      'missingPermissions',
      'duplicateAdmin',
      'blackMember',
      'notHeld',
      'self',
      'sessionOld',
      ...withReason,
    ],
  }),
  updateStaff: endpoint({
    method: 'POST',
    path: '/updateAdmin',
    who: 'staff:admin',
    kind: 'write',
    touches: ['staff', 'members', 'me'],
    /** An empty list of codes removes the member from staff. */
    input: z.object({ UID: userId, permissions: codes, reason, code: factorCode }),
    output: success,
    refusals: ['codeWrong', 'missingAdmin', 'notHeld', 'self', 'lastAdmin', 'sessionOld', ...withReason],
  }),
  users: endpoint({
    method: 'POST',
    path: '/getAllUser',
    who: 'staff:user',
    kind: 'read',
    shows: ['members', 'staff', 'reports'],
    input: z.object({
      type: z._default(z.enum(userSearches), 'nick'),
      value: z._default(z.string().check(z.maxLength(accountLimits.mailMax)), ''),
      /** Only members of this group. */
      only: z.optional(z.enum(['black', 'staff', 'privilege', 'unverified'])),
      ...paging,
    }),
    output: pageOf(memberRow),
  }),
  usersBare: endpoint({
    method: 'POST',
    path: '/getAllUserBase',
    who: 'staff:common',
    kind: 'read',
    shows: ['members'],
    /** Beginning of an account name or nickname, or a whole id. */
    input: z.object({ value: z._default(z.string().check(z.maxLength(60)), ''), ...paging }),
    output: pageOf(briefMember),
  }),
  /** Nicknames and club names that look alike. They may stay, but a new name with such a look is refused. */
  alikeNames: endpoint({
    method: 'POST',
    path: '/getAlikeNames',
    who: 'staff:user',
    kind: 'read',
    shows: ['members', 'clubs', 'staff'],
    input: z.object(paging),
    output: pageOf(alikeNames),
  }),
  flagUser: endpoint({
    method: 'POST',
    path: '/updateUserBlack',
    who: 'staff:user',
    kind: 'write',
    touches: ['members', 'me', 'staff'],
    /** Without `until` the flag stays until staff lift it. */
    input: z.object({ UID: userId, black: yesNo, reason, until: z.optional(moment) }),
    output: success,
    refusals: ['missingMember', 'self', 'staffMember', 'untilPast', ...withReason],
  }),
  privilegeUser: endpoint({
    method: 'POST',
    path: '/updatePro',
    who: 'staff:user',
    kind: 'write',
    touches: ['members', 'me', 'staff', 'supply'],
    input: z.object({ UID: userId, life: level, bomb: level, reason }),
    output: success,
    refusals: ['missingMember', 'self', ...withReason],
  }),
  enterAs: endpoint({
    method: 'POST',
    path: '/enterAs',
    who: 'staff:user',
    kind: 'write',
    touches: ['staff'],
    secret: true,
    input: z.object({ UID: userId, reason, code: factorCode }),
    /** The token of a short session as that member; the staff's own session stays open. */
    output: z.object({ token: z.string() }),
    refusals: ['codeWrong', 'missingMember', 'self', 'staffMember', 'sessionOld', ...withReason],
  }),
  faults: endpoint({
    method: 'GET',
    path: '/getError',
    who: 'staff:error',
    kind: 'read',
    shows: ['staff'],
    input: nothing,
    output: z.array(faultGroup),
  }),
  reportFault: endpoint({
    method: 'POST',
    path: '/reportError',
    who: 'anyone',
    kind: 'write',
    rate: 'fault',
    input: z.object({
      message: z.string().check(z.maxLength(2_000)),
      path: z.string().check(z.maxLength(400)),
      stack: z._default(z.string().check(z.maxLength(8_000)), ''),
    }),
    output: success,
  }),
  log: endpoint({
    method: 'POST',
    path: '/getStaffLog',
    who: 'staff:admin',
    kind: 'read',
    shows: ['staff', 'members'],
    input: z.object({ by: z.optional(userId), ...actsAsked }),
    output: actPage,
  }),
  /** Verifies the hash chain over the whole staff log. */
  checkLog: endpoint({
    method: 'GET',
    path: '/checkStaffLog',
    who: 'staff:admin',
    kind: 'read',
    rate: 'search',
    shows: ['staff'],
    input: nothing,
    output: z.object({ links: z.int(), brokenAt: z.nullable(z.int()), head: z.string() }),
  }),
  myActs: endpoint({
    method: 'POST',
    path: '/getMyActs',
    who: 'staff:common',
    kind: 'read',
    shows: ['me', 'staff'],
    input: z.object(actsAsked),
    output: actPage,
  }),
  punishment: endpoint({
    method: 'GET',
    path: '/getPunishment',
    who: 'member',
    kind: 'read',
    shows: ['me', 'members'],
    input: nothing,
    output: punishment,
  }),
  appeal: shared.calls.appeal,
  appeals: endpoint({
    method: 'POST',
    path: '/getAppeals',
    who: 'staff:user',
    kind: 'read',
    shows: ['staff', 'members'],
    input: z.object(paging),
    output: pageOf(appealRow),
  }),
  /** Granting an appeal lifts the flag, or takes back what staff counted as one. The member is reminded of the decision and its reason in either case. */
  decideAppeal: endpoint({
    method: 'POST',
    path: '/decideAppeal',
    who: 'staff:user',
    kind: 'write',
    touches: ['staff', 'members', 'me'],
    input: z.object({ id: z.int(), pass: yesNo, reason }),
    output: success,
    refusals: ['missingAppeal', 'self', ...withReason],
  }),
})
