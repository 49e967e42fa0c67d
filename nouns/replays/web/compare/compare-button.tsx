import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import type { ComparableRun } from './compare-lists.tsx'

const CompareDialog = lazyPart(() => import('./compare-dialog.tsx').then((part) => part.CompareDialog))

interface CompareButtonProps {
  /** The runs that stay on the page; another joins them. */
  readonly runs: readonly ComparableRun[]
  readonly label?: string
  readonly small?: boolean
}

/** Asks which run to hold beside these. */
export function CompareButton({ runs, label, small = false }: CompareButtonProps) {
  const { compare } = useWords(scorecardPack)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size={small ? 'small' : undefined}
        variant={small ? 'quiet' : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label ?? compare.action}
      </Button>
      {open && <CompareDialog runs={runs} onClose={close} onMissing={close} />}
    </>
  )
}
