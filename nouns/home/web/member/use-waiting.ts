import { useRead } from '#api/reads.ts'
import { waitingSources } from '#cards/front/waiting-sources.ts'
import { reminders as remindersContract } from '#contract/reminders.ts'
import { useMe } from '#session/me.ts'
import { useOpenParts } from '#session/open-parts.ts'
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
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at every render
  const sources = useOpenParts(waitingSources).map(({ useWaiting }) => useWaiting())
  const known = sources.filter((source) => source !== undefined)
  const loading = (told.loading && !told.value) || known.length < sources.length
  return {
    rows: !profile || loading ? undefined : waitingRows({ reminders: told.value?.rows ?? [], sources: known }, shown),
    unread: told.value?.unread ?? 0,
    again: told.again,
  }
}
