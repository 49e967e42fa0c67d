import { resources } from '#rules/ledger/resources.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * Declared search parameters of `/statement`, as texts: every first visit loads this, so their lists stand in the page's
 * own `statementSearch`.
 */
export const statementParams = (raw: Raw): Readonly<Record<string, string>> =>
  chosen(raw, { days: word, from: day, p: number, reason: word, resource: word, span: number, to: day })

/** Declared search parameters of `/supply`, as texts. There are few of them, as the page is kept for each. */
export const supplyParams = (raw: Raw): Readonly<Record<string, string>> =>
  chosen(raw, { period: /^(1y|all)$/, resource: RegExp(`^(${resources.join('|')})$`) })

const word = /^\w{1,20}$/
const day = /^\d{4}-\d\d-\d\d$/
const number = /^[1-9]\d{0,8}$/

const chosen = (raw: Raw, forms: Readonly<Record<string, RegExp>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const text = String(raw[name] ?? '')
      return form.test(text) ? [[name, text]] : []
    }),
  )
