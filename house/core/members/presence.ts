import { hereMs } from '#rules/people/presence.ts'
import { isFlagged } from './codes-count.ts'
import './tables.ts'

/** SQL: whether lists of people may name `m`, a row of members: open, verified, without the black flag at `now`. */
export const mayBeListed = (m: string, now: string): string =>
  `(${m}.closed_at is null and ${m}.mail_verified_at is not null and not ${isFlagged(m, now)})`

/**
 * SQL: whether `m`, a row of members, shows that they are here and is. `since`: a parameter, `hereSince`. Reads the switch
 * too: a note of a session may arrive just after the switch went off.
 */
export const isHere = (m: string, { now, since }: { readonly now: string; readonly since: string }): string =>
  `(${m}.shows_presence and ${mayBeListed(m, now)} and exists (
    select from presence h where h.member = ${m}.id and h.here and h.seen_at > ${since}::timestamptz))`

export const hereSince = (now: Date): Date => new Date(now.getTime() - hereMs)
