import { useRead } from '#api/reads.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { reminders as remindersContract } from '#nouns/reminders/contract/reminders.ts'
import { useMe } from '#session/me.ts'
import { freshShown } from '../fresh-shown.ts'
import { type WaitingRow, waitingRows } from './waiting-rows.ts'

/** Number of rows of the place. */
const shown = 6

export interface WaitingState {
  /** Undefined while they are loading. */
  readonly rows: readonly WaitingRow[] | undefined
  /** Number of unread reminders when they were read. */
  readonly unread: number
  readonly again: () => void
}

export function useWaiting(): WaitingState {
  const { profile } = useMe()
  const told = useRead(remindersContract.calls.fresh, {}, { quiet: true, keep: true })
  const kept = useRead(clubs.calls.favourites, {}, { quiet: true, keep: true })
  const newest = useRead(clubs.calls.freshTopics, {}, { quiet: true })
  const fresh = newest.value?.slice(0, freshShown) ?? []
  // The same topics as the list below: one call for both.
  const t = fresh.map(({ KeyID }) => KeyID).sort((a, b) => a - b)
  const marks = useRead(clubs.calls.marks, { t }, { enabled: t.length > 0, quiet: true, keep: true })
  const loading = [told, kept, newest, marks].some((read) => read.loading && !read.value)
  return {
    rows:
      !profile || loading
        ? undefined
        : waitingRows(
            {
              member: profile.id,
              reminders: told.value?.rows ?? [],
              favourites: kept.value?.rows ?? [],
              fresh,
              read: new Map(marks.value?.map(({ T, READ }) => [T, READ])),
            },
            shown,
          ),
    unread: told.value?.unread ?? 0,
    again: told.again,
  }
}
