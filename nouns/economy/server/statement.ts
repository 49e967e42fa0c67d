import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { houseOf } from '#rules/ledger/houses.ts'
import { type Period, periodOf } from '#rules/ledger/period.ts'
import { type Reason, reasonOf, reasons } from '#rules/ledger/reasons.ts'
import { type Resource, resourceNumber, resourceOf } from '#rules/ledger/resources.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { economy, StatementLine, StatementRow } from '../contract/economy.ts'
import { boundsOf, type LineBounds } from './line-bounds.ts'
import { findSubjects, type Subjects } from './line-subjects.ts'
import { fewStatement, linesStatement, manyStatement, postsStatement, scanMost } from './statement-sql.ts'

/** POST /getStatement */
export async function statement({ db, member, input, refuse }: Call<typeof economy.calls.statement>) {
  const period = periodOf(input) ?? refuse('periodWrong')
  const { resource, reason } = input
  if (resource && !reason) return linesPage(db, { ...input, member: member.id, resource, period })
  const { rows, next } = await postsPage(db, {
    member: member.id,
    resource,
    reasons: reason ? [reason] : (Object.keys(reasons) as Reason[]), // Object.keys widens the names
    period,
    below: input.next ?? lastPost,
    count: input.pageSize,
  })
  return { PAGES: null, NEXT: next, rows: await rowsOf(db, member.id, rows) }
}

/** Above every id of a post. */
const lastPost = Number.MAX_SAFE_INTEGER

interface LinesAsked {
  readonly member: number
  readonly resource: Resource
  readonly period: Period
  readonly pageNum: number
  readonly pageSize: number
}

/** A numbered page of the lines of one resource. */
async function linesPage(db: ReadDb, { member, resource, period, pageNum, pageSize }: LinesAsked) {
  const [bounds] = await boundsOf(db, { member, resource, period })
  const { since = 0, until = 0 } = bounds ?? {}
  const total = until - since
  const high = until - (pageNum - 1) * pageSize
  const low = Math.max(high - pageSize, since)
  const stored =
    high > low ? await db.named<StoredLine>(linesStatement, [member, resourceNumber(resource), low, high]) : []
  return {
    PAGES: { total, pageNum, pageSize, pages: Math.ceil(total / pageSize) },
    NEXT: null,
    rows: await rowsOf(db, member, stored),
  }
}

interface PostsAsked {
  readonly member: number
  readonly resource: Resource | undefined
  readonly reasons: readonly Reason[]
  readonly period: Period
  /** Only posts with a lower id. */
  readonly below: number
  readonly count: number
}

/** The newest posts below an id, and the id below which the next page begins. */
async function postsPage(db: ReadDb, { member, resource, reasons: asked, period, below, count }: PostsAsked) {
  const isLimited = period.from !== null || period.until !== null
  const bounds = isLimited || resource ? await boundsOf(db, { member, resource, period }) : []
  const range = isLimited ? postsWithin(bounds) : { first: 0, last: lastPost }
  const number = resource ? resourceNumber(resource) : null
  const values = [
    member,
    asked.map((reason) => reasons[reason]),
    Math.min(below, range.last + 1),
    range.first,
    count + 1,
  ]
  const lines = bounds.reduce((sum, each) => sum + each.lines, 0)
  const found =
    number !== null && lines > scanMost
      ? await lookThrough(db, [...values, number], count)
      : await db.named<FoundLine>(number === null ? postsStatement : fewStatement, [...values, number])
  const posts = [...new Set(found.flatMap(({ post }) => post ?? []))]
  const reached = found[0]?.reached
  const shown = posts.slice(0, count)
  const next = posts.length > count ? (shown.at(-1) ?? null) : reached != null ? reached + 1 : null
  return { rows: found.filter(({ post }) => shown.includes(post)), next }
}

type FoundLine = StoredLine & { readonly reached?: number | null }

/** The lines of a page among the newest moves of its reason: mostly a few of them are enough. */
async function lookThrough(db: ReadDb, values: readonly unknown[], count: number): Promise<FoundLine[]> {
  const near = await db.named<FoundLine>(manyStatement, [...values, count * 10])
  const isWhole = near[0]?.reached == null || new Set(near.map(({ post }) => post)).size > count
  return isWhole ? near : db.named<FoundLine>(manyStatement, [...values, scanMost])
}

/** First and last post of a period, over all resources. */
function postsWithin(bounds: readonly LineBounds[]): { readonly first: number; readonly last: number } {
  const moved = bounds.filter(({ since, until }) => until > since)
  return {
    first: Math.min(lastPost, ...moved.map(({ first }) => first ?? 0)),
    last: Math.max(0, ...moved.map(({ last }) => last ?? 0)),
  }
}

interface StoredLine {
  readonly post: number
  readonly at: Date
  readonly reason: number
  readonly kind: number
  readonly subject: number
  readonly n: number
  readonly resource: number
  readonly source: number
  readonly target: number
  readonly amount: number
  readonly source_after: number | null
  readonly target_after: number | null
}

/** Lines as rows of posts; lines of one post that follow each other are one row. */
async function rowsOf(db: ReadDb, member: number, stored: readonly StoredLine[]): Promise<StatementRow[]> {
  const subjects = await findSubjects(db, member, stored)
  const rows: (Omit<StatementRow, 'LINES'> & { LINES: StatementLine[] })[] = []
  for (const line of stored) {
    const last = rows.at(-1)
    if (last?.KeyID === line.post) last.LINES.push(lineOf(line, member))
    else rows.push({ ...headOf(line, subjects), LINES: [lineOf(line, member)] })
  }
  return rows
}

const headOf = (line: StoredLine, subjects: Subjects) => ({
  KeyID: line.post,
  TIME: line.at.toISOString(),
  REASON: reasonOf(line.reason),
  ABOUT: subjects.of(line),
})

function lineOf(line: StoredLine, member: number): StatementLine {
  const { resource, source, target, amount, source_after, target_after } = line
  const isIncome = target === member
  return {
    RESOURCE: resourceOf(resource),
    AMOUNT: isIncome ? amount : -amount,
    BALANCE: (isIncome ? target_after : source_after) ?? 0,
    DEBT: yesNoOf(source === member && houseOf(target)?.name === 'owed'),
  }
}
