import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useMe } from '#session/me.ts'

/**
 * Reads again once a member is known, where the answer came with the first HTML: that is the guest's, which has what
 * people wrote whom the member blocked, or who blocked them.
 */
export function useOwnAnswer(again: () => void): void {
  const cameWithPage = useRef(
    useSyncExternalStore(
      () => () => undefined,
      () => false,
      () => true,
    ),
  )
  const isMember = useMe().profile != null
  const readAgain = useEffectEvent(again)
  useEffect(() => {
    if (!isMember || !cameWithPage.current) return
    cameWithPage.current = false
    readAgain()
  }, [isMember])
}
