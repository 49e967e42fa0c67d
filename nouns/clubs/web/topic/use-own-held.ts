import { useEffect, useEffectEvent } from 'react'
import { useMe } from '#session/me.ts'
import type { FloorRow } from '../../contract/clubs.ts'

/**
 * The first HTML and its data are a guest's, to whom a floor that waits for staff is a stub without an author. Reads the
 * page again for a member, because such a floor may be their own.
 */
export function useOwnHeld(rows: readonly FloorRow[], again: () => void): void {
  const { profile } = useMe()
  const asks = profile !== null && rows.some(({ GONE, UID }) => GONE === 'held' && UID === 0)
  const read = useEffectEvent(again)
  useEffect(() => {
    if (asks) read()
  }, [asks])
}
