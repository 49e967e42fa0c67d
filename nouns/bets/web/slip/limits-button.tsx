import { useState } from 'react'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { betPack } from '../../words/bet.pack.ts'
import styles from './limits-button.module.css'

const LimitsDialog = lazyPart(() => import('./limits-dialog.tsx').then((part) => part.LimitsDialog))

/** Opens the member's own limits; nothing for guests. */
export function LimitsButton() {
  const words = useWords(betPack).slip
  const { status } = useMe()
  const [open, setOpen] = useState(false)
  if (status !== 'member') return null
  return (
    <>
      <button type="button" className={styles.button} onPointerEnter={LimitsDialog.ahead} onClick={() => setOpen(true)}>
        {words.limits}
      </button>
      {open && <LimitsDialog onClose={() => setOpen(false)} onMissing={() => setOpen(false)} />}
    </>
  )
}
