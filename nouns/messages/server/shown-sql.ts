import { noBlockBetween } from '#core/reach/reads.ts'

/**
 * SQL: whether what the side `s` has seen is shown to the other one: both show it, the conversation is open to the side, and
 * neither has blocked the other.
 */
export const shownSql = (s: string): string => `(${s}.state in ('open', 'sent')
  and not exists (select from message_settings p where p.member in (${s}.member, ${s}.other) and not p.seen)
  and ${noBlockBetween(`${s}.member`, `${s}.other`)})`
