import { useEffect, useState } from 'react'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import type { Resource } from '#rules/ledger/resources.ts'
import styles from './slip-bar.module.css'

interface SlipBarProps {
  readonly resource: Resource
  readonly name: string
  /** A smaller line below the name. */
  readonly count?: string
  /** The words of the way to the slip. */
  readonly to: string
}

/** On phones: what was chosen above the tabs, with the way to the slip (`#slip`), until the slip itself is in view. */
export function SlipBar({ resource, name, count, to }: SlipBarProps) {
  const isSeen = useSlipSeen()
  if (isSeen) return null
  return (
    <div className={styles.bar}>
      <ResourceIcon kind={resource} size={24} />
      <span className={styles.what}>
        <b>{name}</b>
        {count !== undefined && <small className="num">{count}</small>}
      </span>
      <a className={buttonClass({ variant: 'primary' })} href="#slip">
        {to}
      </a>
    </div>
  )
}

/** True while the slip is in view or was scrolled past, and before that is known. */
function useSlipSeen(): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const slip = document.getElementById('slip')
    if (!slip) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setSeen(entry.isIntersecting || entry.boundingClientRect.top < 0)
      },
      // Its head alone, at the foot of the window, is not seen: the bars lie over it.
      { rootMargin: '0px 0px -200px' },
    )
    observer.observe(slip)
    return () => observer.disconnect()
  }, [])
  return isSeen
}
