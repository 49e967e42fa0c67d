import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useReads } from '../../api/reads.ts'
import './punishment.css'

/** The server is asked so often whether the flag still stands: it ends by its own clock or by staff, and no stream tells. */
const askEveryMs = 15_000

/**
 * The black flag on the page: every click opens one more tab with the reason, and the page floats. Nothing is prevented;
 * the page with the reason and the appeal is left in peace, and reduced motion is kept.
 */
export function Punishment() {
  const spared = useLocation({ select: ({ pathname }) => pathname === '/com' })
  useAskingWhetherItStands()
  useEffect(() => {
    if (spared) return
    const open = ({ isTrusted }: MouseEvent) => {
      if (isTrusted) window.open('/com', '_blank', 'noopener')
    }
    document.documentElement.toggleAttribute('data-punished', true)
    document.addEventListener('click', open, { capture: true })
    return () => {
      document.documentElement.removeAttribute('data-punished')
      document.removeEventListener('click', open, { capture: true })
    }
  }, [spared])
  return null
}

/** Reads who one is anew while the page is in sight, and as soon as it is again: without the flag all of this is gone. */
function useAskingWhetherItStands(): void {
  const { touch } = useReads()
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') touch(['me'])
  })
  useEffect(() => {
    const timer = setInterval(() => ask(), askEveryMs)
    const look = () => ask()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
