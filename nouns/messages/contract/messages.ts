import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, nothing, searched, success, text, userId, yesNo } from '#contract/fields.ts'
import { pictureUpload } from '#contract/picture-upload.ts'
import { reportCalls, reportFields } from '#contract/report-calls.ts'
import * as limits from '#rules/people/people-limits.ts'
import * as staffLimits from '#rules/staff/staff-limits.ts'
import { writersAllowed } from '../rules/messages.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Private messages, and who may write them. */
    messages: true
  }
}

const messageId = z.int().check(z.gte(1), z.lte(9_007_199_254_740_991))
const withReason = ['missingReason', 'reasonLong'] as const

/** Name of an uploaded picture of a message: random, so that nobody finds it by trying. */
const pictureName = z.string().check(z.regex(/^[\w-]{22}$/))

/**
 * A picture of a message, with addresses for the caller alone. They end after an hour or two and are given out anew with
 * every answer; STILL does not move, FULL is the original.
 */
const picture = z.object({
  NAME: pictureName,
  SRC: z.string(),
  STILL: z.string(),
  FULL: z.string(),
  WIDTH: z.int(),
  HEIGHT: z.int(),
  ALT: z.string(),
})
export type MessagePicture = z.output<typeof picture>

const words = z.object({
  KeyID: z.int(),
  /** Who wrote it; 0 if they closed their account. */
  UID: z.int(),
  /** Empty if it was taken back or removed by staff. */
  TEXT: z.string(),
  TIME: instant,
  /** Why nothing is left of it: its author took it back, or staff removed it. */
  GONE: z.enum(['', 'author', 'staff']),
})
const message = z.extend(words, { PICTURES: z.array(picture) })
export type MessageRow = z.output<typeof message>

const person = { UID: userId, NICK: z.string(), HEAD: z.string() }

const conversation = z.object({
  /** The other member; the nickname is empty if they closed their account. */
  ...person,
  /** The beginning of the last message on one line; empty if it is gone. */
  LAST: z.string(),
  /** How many pictures it has. */
  LASTPICTURES: z.int(),
  /** Who wrote it. */
  LASTUID: z.int(),
  TIME: instant,
  UNREAD: z.int(),
  /**
   * `open`: both have written, or the other follows whom they are written by; `request`: a stranger wrote and waits for an
   * answer; `sent`: the caller wrote to a stranger who has not answered.
   */
  STATE: z.enum(['open', 'request', 'sent']),
})

/** Why the caller cannot write to somebody, as `send` would refuse; empty if they can. `ownBlock`: the caller blocked them. */
const whyNot = z.enum(['', 'messageSelf', 'notReachable', 'takesNone', 'takesFollowed', 'requestFull', 'ownBlock'])

const opened = z.object({
  ...person,
  STATE: z.enum(['new', 'open', 'request', 'sent']),
  WHY: whyNot,
  /** Whether a first message of the caller would be a request: without links, at most three until it is answered. */
  ASKS: yesNo,
  /** The first message that the caller has not seen, or 0. */
  NEWFROM: z.int(),
  /** Up to which message the other has seen; 0 unless both show it. */
  SEENTO: z.int(),
  /** Oldest first. */
  rows: z.array(message),
  /** There are older ones. */
  more: z.boolean(),
  /** There are newer ones: only with `at`. */
  newer: z.boolean(),
})
export type OpenConversation = z.output<typeof opened>

const foundMessage = z.extend(words, {
  /** The other member of its conversation. */
  WITH: userId,
  NICK: z.string(),
  HEAD: z.string(),
  /** Hits in TEXT: first and end of each. */
  MARKS: z.array(z.int()),
})
export type FoundMessage = z.output<typeof foundMessage>

const counts = {
  /** Conversations with unread messages. */
  unread: z.int(),
  /** Requests of strangers that wait for an answer. */
  requests: z.int(),
}

const numberText = z.string().check(z.regex(/^[1-9]\d{0,15}$/))

const reportedMessage = z.object({
  ...reportFields,
  /** The reported message last, and at most five before it, as they were when it was reported. */
  lines: z.array(
    z.object({ UID: z.int(), NICK: z.string(), TEXT: z.string(), TIME: instant, PICTURES: z.array(picture) }),
  ),
  AUTHOR: z.object({ UID: z.int(), NICK: z.string() }),
  HIDDEN: yesNo,
})
export type MessageReport = z.output<typeof reportedMessage>

export const messages = group('pm.', {
  /** Conversations, unread first; with `id` also one conversation; with `q` messages that contain it. */
  list: endpoint({
    method: 'GET',
    path: '/getPM',
    who: 'member',
    kind: 'read',
    shows: ['messages', 'members', 'relations'],
    input: z.object({
      /** The other member of the conversation to open. */
      id: z.optional(z.string().check(z.regex(/^[1-9]\d{6,9}$/))),
      folder: z._default(z.enum(['inbox', 'requests']), 'inbox'),
      q: z.optional(searched),
      /** Only messages older than this one. */
      before: z.optional(numberText),
      /** The conversation around this message instead of its newest ones. */
      at: z.optional(numberText),
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
    }),
    output: z.object({
      ...counts,
      /** Who may write to the caller, and whether they show what they have seen. */
      may: z.enum(writersAllowed),
      seen: yesNo,
      rows: z.array(conversation),
      more: z.boolean(),
      open: z.nullable(opened),
      found: z.array(foundMessage),
    }),
    refusals: ['personUnknown', 'searchSlow'],
  }),
  /** Multipart, field `blob`: a picture for a message to somebody who has answered. It goes after a day if it is not sent. */
  upload: endpoint({
    ...pictureUpload,
    path: '/picturePM',
    who: 'verified',
    input: nothing,
    output: picture,
  }),
  send: endpoint({
    method: 'POST',
    path: '/sendPM',
    who: 'verified',
    kind: 'write',
    rate: 'message',
    touches: ['messages'],
    input: z.object({
      UID: userId,
      text: text(limits.message),
      /** Uploaded pictures, in their order; TEXT may then be empty. */
      pictures: z.optional(
        z
          .array(z.object({ name: pictureName, alt: z.string().check(z.maxLength(limits.messageAlt)) }))
          .check(z.maxLength(4 * limits.messagePictures)),
      ),
    }),
    output: z.object({ row: message, state: z.enum(['open', 'sent']) }),
    refusals: [
      'personUnknown',
      'messageSelf',
      'notReachable',
      'messageEmpty',
      'messageLong',
      'takesNone',
      'takesFollowed',
      'requestFull',
      'requestLinks',
      'requestPictures',
      'picturesMany',
      'pictureUnknown',
    ],
  }),
  /** Marks the messages of a conversation as seen, up to one of them. */
  know: endpoint({
    method: 'POST',
    path: '/knowPM',
    who: 'member',
    kind: 'write',
    touches: ['messages'],
    input: z.object({ UID: userId, upTo: messageId }),
    output: z.object(counts),
  }),
  /** Takes back one's own message within two minutes. */
  takeBack: endpoint({
    method: 'POST',
    path: '/backPM',
    who: 'member',
    kind: 'write',
    touches: ['messages'],
    input: z.object({ id: messageId }),
    output: success,
    refusals: ['messageUnknown', 'backLate'],
  }),
  /** Answers a request without writing: takes it into the inbox, or declines it, of which the sender is not told. */
  answer: endpoint({
    method: 'POST',
    path: '/answerPM',
    who: 'member',
    kind: 'write',
    rate: 'edit',
    touches: ['messages'],
    input: z.object({ UID: userId, accept: yesNo }),
    output: success,
    refusals: ['requestUnknown'],
  }),
  /** Removes the caller's side of a conversation. */
  remove: endpoint({
    method: 'POST',
    path: '/delPM',
    who: 'member',
    kind: 'write',
    rate: 'edit',
    touches: ['messages'],
    input: z.object({ UID: userId }),
    output: success,
  }),
  settings: endpoint({
    method: 'POST',
    path: '/setPM',
    who: 'member',
    kind: 'write',
    rate: 'edit',
    touches: ['messages'],
    input: z.object({ may: z.optional(z.enum(writersAllowed)), seen: z.optional(yesNo) }),
    output: success,
  }),
  /** Reports a message that the caller got; staff see it with at most five before it. */
  report: endpoint({
    method: 'POST',
    path: '/messageReport',
    who: 'verified',
    kind: 'write',
    rate: 'report',
    touches: ['reports'],
    input: z.object({ id: messageId, reason: text(staffLimits.reason) }),
    output: success,
    refusals: ['messageUnknown', 'reported', ...withReason],
  }),
  ...reportCalls({ noun: 'Message', staff: 'user', row: reportedMessage, shows: ['messages'], touches: ['messages'] }),
})
