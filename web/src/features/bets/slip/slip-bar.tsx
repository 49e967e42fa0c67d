import type { Bet } from '@patisserie/contract/bet-rows'
import { useEffect, useState } from 'react'
import { typedAmount } from '../../../cards/resources/amount-field.tsx'
import { useResourceWords } from '../../../cards/resources/resource-words.ts'
import { ResourceIcon } from '../../../design/art/resource-icon.tsx'
import { buttonClass } from '../../../design/parts/button.tsx'
import { useBetWords } from '../bet-words.ts'
import type { SlipDraft } from '../event/bet-page.tsx'
import styles from './slip-bar.module.css'

/** On phones: the chosen option above the tabs, with the way to the slip, until the slip itself is in view. */
export function SlipBar({ bet, draft }: { readonly bet: Bet; readonly draft: SlipDraft }) {
  const words = useBetWords().slip
  const { amounts } = useResourceWords()
  const isSeen = useSlipSeen()
  const chosen = draft.option === null ? undefined : bet.OPTIONS[draft.option]
  if (!chosen || isSeen || bet.PHASE !== 'open') return null
  const stake = typedAmount(draft.amount)
  return (
    <div className={styles.bar}>
      <ResourceIcon kind={bet.RESOURCE} size={24} />
      <b>{chosen.LABEL}</b>
      <a className={buttonClass({ variant: 'primary' })} href="#slip">
        {stake > 0 ? words.to(amounts[bet.RESOURCE](stake)) : words.toPlain}
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
