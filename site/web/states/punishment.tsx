import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useReads } from '#api/reads.ts'
import './punishment.css'

/**
 * Polling interval for the end of the black flag, in milliseconds. The flag ends by time or by staff, and no live event
 * reports it.
 */
const askEveryMs = 15_000

/**
 * Effects of the black flag: every click opens one more tab with the reason, and the page drifts. Clicks still work.
 * The page `/com` with the reason and the appeal is exempt, and reduced motion is respected.
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

/**
 * Polls the member's profile while the page is visible, and reads it at once when the page becomes visible again. Once
 * the profile has no flag, `Punishment` is unmounted.
 */
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
