import type { ReplayDetail } from '@patisserie/contract/replays'
import { useState } from 'react'
import { Button } from '../../../design/parts/button.tsx'
import { lazyPart } from '../../../session/lazy-part.tsx'
import { useScorecardWords } from '../page/scorecard-words.ts'

const CompareDialog = lazyPart(() => import('./compare-dialog.tsx').then((part) => part.CompareDialog))

interface CompareButtonProps {
  readonly run: Pick<ReplayDetail, 'CODE'>
  readonly label?: string
  readonly small?: boolean
}

/** Asks which run to hold beside this one. */
export function CompareButton({ run, label, small = false }: CompareButtonProps) {
  const { compare } = useScorecardWords()
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
      {open && <CompareDialog code={run.CODE} onClose={close} onMissing={close} />}
    </>
  )
}
