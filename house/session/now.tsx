import { createContext, type ReactNode, useEffect, useState } from 'react'
import { useProvided } from '#api/provided.ts'

/** Overridden by pages that know the server's time. */
export const NowContext = createContext<Date | null>(null)

/**
 * Provides the current time for all relative times on the page. It starts with the time of the first HTML, so that
 * server and browser render the same text, and then follows the browser's clock.
 */
export function NowProvider({ first, children }: { readonly first: string; readonly children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [])
  return <NowContext value={now}>{children}</NowContext>
}

export const useNow = (): Date => useProvided(NowContext)
