/** Addresses of demo accounts end so. Nobody can register or change to one (`newMailProblem`). */
export const demoMail = '@demo.invalid'

/**
 * Whether the staff codes of `m`, a row of members, count: two-factor is on, or it is a demo account of the demo site.
 * `demo` is a boolean of the statement: `$2`.
 */
export const codesCount = (m: string, demo: string): string =>
  `(exists (select from second_factors f where f.member = ${m}.id and f.confirmed_at is not null)
    or (${demo}::boolean and ${m}.mail like '%${demoMail}'))`

/** Whether `m`, a row of members, carries the black flag at the moment `now`, a parameter of the statement. */
export const isFlagged = (m: string, now: string): string =>
  `(${m}.black and (${m}.black_until is null or ${m}.black_until > ${now}::timestamptz))`

/** Whether `k`, a row of members, may enter as other people: what has to hold for as long as they are inside. */
export const mayEnter = (k: string, { now, demo }: { readonly now: string; readonly demo: string }): string =>
  `(${k}.closed_at is null and 'user' = any(${k}.staff) and not ${isFlagged(k, now)} and ${codesCount(k, demo)})`
