import { useEffect, useState } from 'react'
import { useNow } from '#session/now.tsx'

/** The present time: with `exact` renewed every second, else as all relative times of the page. */
export function useSeconds(exact: boolean): Date {
  const slow = useNow()
  const [fast, setFast] = useState<Date | null>(null)
  useEffect(() => {
    if (!exact) return
    const tick = () => setFast(new Date())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [exact])
  return exact && fast ? fast : slow
}
