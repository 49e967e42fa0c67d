/** The mail addresses of demo accounts end with this. Nobody can register or change to one (`newMailProblem`). */
export const demoMail = '@demo.invalid'

/**
 * SQL: whether the staff codes of `m`, a row of members, count. They do with two-factor on, or for a demo account on
 * the demo site. `demo` is a boolean parameter of the statement, such as `$2`.
 */
export const codesCount = (m: string, demo: string): string =>
  `(exists (select from second_factors f where f.member = ${m}.id and f.confirmed_at is not null)
    or (${demo}::boolean and ${m}.mail like '%${demoMail}'))`

/** SQL: whether `m`, a row of members, is black-flagged at `now`, a parameter of the statement. */
export const isFlagged = (m: string, now: string): string =>
  `(${m}.black and (${m}.black_until is null or ${m}.black_until > ${now}::timestamptz))`

interface Entering {
  readonly now: string
  readonly demo: string
  /** Row of the member whose account it is: all staff may enter a robot. */
  readonly into: string
}

/** SQL: whether `k`, a row of members, may enter an account. It must hold for as long as they are inside. */
export const mayEnter = (k: string, { now, demo, into }: Entering): string =>
  `(${k}.closed_at is null and ('user' = any(${k}.staff) or ${into}.robot and ${k}.staff <> '{}') and not ${isFlagged(k, now)} and ${codesCount(k, demo)})`
