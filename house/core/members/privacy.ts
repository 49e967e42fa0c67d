/**
 * SQL: what the privacy switches of `m`, a row of members, let others see. `docs/privacy.md` says what each switch hides.
 * Reads ask here and name no column of a switch about runs themselves (`checks/privacy-switches.test.ts`).
 */

/**
 * Whether what lists runs by their uploader names the runs of `m`: their tab, filters and searches by uploader, feeds, counts.
 * The runs stay in the lists of all runs, and their own pages stay public.
 */
export const showsReplays = (m: string): string => `${m}.shows_replays`

/** Whether others see the progress of `m`. It is made of runs, so that either switch hides it. */
export const showsProgress = (m: string): string => `(${m}.shows_progress and ${m}.shows_replays)`

/** Whether others see the iscore and medals of `m`, which their runs brought. */
export const showsRunHonours = (m: string): string => `(${m}.shows_replays and ${m}.shows_honor)`

/**
 * Whether search engines may keep the pages of the runs of `m`. A name typed into a search engine is a search by uploader,
 * which `shows_replays` hides.
 */
export const runsMayBeFound = (m: string): string => showsReplays(m)
