import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import './punishment.css'

/**
 * The black flag on the page: every click opens one more tab with the reason, and the page floats. Nothing is prevented;
 * the page with the reason and the appeal is left in peace, and reduced motion is kept.
 */
export function Punishment() {
  const spared = useLocation({ select: ({ pathname }) => pathname === '/com' })
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
