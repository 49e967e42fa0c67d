import * as z from 'zod/mini'
import { economy as shared } from '#contract/economy.ts'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, userId, yesNo } from '#contract/fields.ts'
import { type Reason, reasons, type SubjectKind, subjectKinds } from '#rules/ledger/reasons.ts'
import { resources } from '#rules/ledger/resources.ts'
import { supplyPeriods } from '#rules/ledger/supply.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** How much of every resource there is. */
    supply: true
  }
}

const resource = z.enum(resources)
const reason = z.enum(Object.keys(reasons) as Reason[]) // Object.keys widens the names
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** What a transfer was about. The parts that belong to its kind are null if nobody may see the thing any more. */
const about = z.object({
  KIND: z.enum(Object.keys(subjectKinds) as SubjectKind[]), // Object.keys widens the names
  /** Topic and floor of a topic, a floor or a comment to a floor. */
  TOPIC: z.nullable(z.object({ T: z.int(), FLOOR: z.int(), TITLE: z.string() })),
  /** The replay, also of a comment to it. */
  REPLAY: z.nullable(z.object({ CODE: z.string(), GAM: z.int(), RANK: z.string(), CHARA: z.string() })),
  /** The work, also of a comment on it. */
  PAINTING: z.nullable(z.object({ KeyID: z.int(), NAME: z.string() })),
  /** An event of bets. */
  BET: z.nullable(z.object({ NAME: z.string(), TITLE: z.string() })),
  /** The other member of a gift. The nickname is empty if they closed their account. */
  PERSON: z.nullable(z.object({ UID: userId, NICK: z.string() })),
  /** A Beijing day, or empty. */
  DAY: z.string(),
  /** The resource that was bought or sold. */
  ITEM: z.nullable(resource),
})
export type LineAbout = z.output<typeof about>

const line = z.object({
  RESOURCE: resource,
  /** Above 0: it came in; below 0: it went out. */
  AMOUNT: z.int(),
  /** Balance after the line. */
  BALANCE: z.int(),
  /** Y: it paid a debt. */
  DEBT: yesNo,
})
export type StatementLine = z.output<typeof line>

/** A transfer, with those of its lines that are the caller's. */
const statementRow = z.object({
  KeyID: z.int(),
  TIME: instant,
  REASON: reason,
  ABOUT: about,
  LINES: z.array(line),
})
export type StatementRow = z.output<typeof statementRow>

/** A day of a chart; IN and OUT are sums above or at 0. */
const balanceDay = z.object({ DAY: day, BALANCE: z.int(), IN: z.int(), OUT: z.int() })
export type BalanceDay = z.output<typeof balanceDay>

export const economy = group('ec.', {
  ...shared.calls,
  /**
   * The caller's own book, newest first. Of one resource it has numbered pages; otherwise, or with a reason, the next page
   * is asked for with NEXT. A page may then have fewer rows than asked for, even none, and still have a NEXT.
   */
  statement: endpoint({
    method: 'POST',
    path: '/getStatement',
    who: 'member',
    kind: 'read',
    shows: ['ledger'],
    input: z.object({
      resource: z.optional(resource),
      reason: z.optional(reason),
      /** First and last Beijing day. */
      from: z.optional(day),
      to: z.optional(day),
      pageSize: z._default(z.int().check(z.gte(1), z.lte(60)), 20),
      pageNum: z._default(z.int().check(z.gte(1), z.lte(100_000_000)), 1),
      /** NEXT of the page before. */
      next: z.optional(z.int().check(z.gte(1), z.lte(9_007_199_254_740_991))),
    }),
    output: z.object({
      /** Number of lines and pages of one resource; null for other lists. */
      PAGES: z.nullable(z.object({ total: z.int(), pageNum: z.int(), pageSize: z.int(), pages: z.int() })),
      NEXT: z.nullable(z.int()),
      rows: z.array(statementRow),
    }),
    refusals: ['periodWrong'],
  }),
  /** A balance of the caller over the last days, and why it changed. */
  balanceDays: endpoint({
    method: 'POST',
    path: '/getBalanceDays',
    who: 'member',
    kind: 'read',
    shows: ['ledger'],
    input: z.object({ resource, days: z._default(z.enum(['30', '365']), '30') }),
    output: z.object({
      /** Balance at the beginning of the first day. */
      BEFORE: z.int(),
      /** Balance and debt now. */
      NOW: z.int(),
      OWED: z.int(),
      DAYS: z.array(balanceDay),
      /** Sums by reason. */
      REASONS: z.array(z.object({ REASON: reason, IN: z.int(), OUT: z.int() })),
    }),
  }),
  /** How much of every resource was minted and burned, and is held: sums of all members. */
  supply: endpoint({
    method: 'GET',
    path: '/getSupply',
    who: 'anyone',
    kind: 'read',
    shows: ['supply'],
    input: z.object({ period: z._default(z.enum(supplyPeriods), '30d') }),
    output: z.object({
      /** When it was summed; at least once an hour. */
      TIME: instant,
      /** The last day of every point of the charts. */
      DAYS: z.array(day),
      rows: z.array(
        z.object({
          RESOURCE: resource,
          /** Sums of all time. */
          MINTED: z.int(),
          BURNED: z.int(),
          /** At the end of every point, and sums of its days. */
          held: z.array(z.int()),
          minted: z.array(z.int()),
          burned: z.array(z.int()),
        }),
      ),
      /** How many members have levels 1 to 8 of lives and of bombs. */
      LEVELS: z.object({ player: z.array(z.int()), bomb: z.array(z.int()) }),
    }),
  }),
})
