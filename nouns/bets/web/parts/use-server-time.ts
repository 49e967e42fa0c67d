import { useEffect, useState } from 'react'
import { useNow } from '#session/now.tsx'
import { askServerTime, serverNow } from '../server-clock.ts'

/** The present time by the server's clock, renewed every second; in the first HTML that of its making. */
export function useServerTime(): Date {
  const first = useNow()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(serverNow())
    void askServerTime().then(tick)
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return now ?? first
}
