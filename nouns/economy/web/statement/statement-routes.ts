import { type Reason, reasons } from '#rules/ledger/reasons.ts'
import { type Resource, resources } from '#rules/ledger/resources.ts'

/** Periods of the list up to today, in days. */
export const listPeriods = ['7', '30', '365'] as const
export type ListPeriod = (typeof listPeriods)[number]

/** Declared search parameters of `/statement`: what is left out is all of it, newest first. */
export interface StatementSearch {
  readonly resource?: Resource
  readonly reason?: Reason
  /** The last days; without it `from` and `to`, the first and last Beijing day. */
  readonly days?: ListPeriod
  readonly from?: string
  readonly to?: string
  /** The chart shows a year. */
  readonly span?: '365'
  readonly p?: number
}

export const statementSearch = (raw: Readonly<Record<string, unknown>>): StatementSearch => {
  const resource = resources.find((known) => known === raw.resource)
  const reason = (Object.keys(reasons) as Reason[]).find((known) => known === raw.reason) // Object.keys widens the names
  const days = listPeriods.find((known) => known === String(raw.days))
  const [from, to] = days ? [] : [dayIn(raw.from), dayIn(raw.to)]
  const p = Number(raw.p)
  return {
    ...(resource && { resource }),
    ...(reason && { reason }),
    ...(days && { days }),
    ...(from && { from }),
    ...(to && { to }),
    ...(String(raw.span) === '365' && { span: '365' as const }),
    ...(resource && !reason && Number.isInteger(p) && p > 1 && p <= 100_000_000 && { p }),
  }
}

const dayIn = (text: unknown): string | undefined =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined

/** The address of a view, its parameters in the order of their names, as the router writes them. */
export function statementPath({ days, from, p, reason, resource, span, to }: StatementSearch): string {
  const shown = { days, from, p: p === 1 ? undefined : p, reason, resource, span, to }
  const pairs = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return pairs.length === 0 ? '/statement' : `/statement?${new URLSearchParams(pairs)}`
}
