import { useEffect, useEffectEvent } from 'react'

/** Calls `act` when the browser is online again, so that a problem of the network does not stay on the screen. */
export function useLineBack(act: () => void): void {
  const back = useEffectEvent(act)
  useEffect(() => {
    const listen = () => back()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}
