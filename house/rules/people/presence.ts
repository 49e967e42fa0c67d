/**
 * A member who shows their presence counts as here for this long after a call or an open live stream of theirs was last
 * noted. It is longer than `seenEveryMs` and the time between two checks of a stream together, so that an open page never
 * flickers between here and away.
 */
export const hereMs = 5 * 60_000

/** Calls and streams of a session are noted at most this often. */
export const seenEveryMs = 2 * 60_000

/** Most people that "who is here" names; the number counts all. */
export const hereNamed = 24

/**
 * Orders of the members' directory. `replays` lists only those who show their replays, `active` only those who show their
 * presence: a place at the end would tell what the others hide.
 */
export const directorySorts = ['newest', 'followers', 'replays', 'active', 'name'] as const
export type DirectorySort = (typeof directorySorts)[number]

export const directoryPageSize = 24
