import { useRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useWords } from '#session/words.tsx'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'
import type { Stakes } from './use-stake.ts'

/** Asks once whether the member is as old as the operator wants. */
export function AgeDialog({ stakes }: { readonly stakes: Stakes }) {
  const words = useWords(betPack).adult
  const { value } = useRead(bets.calls.limits, {})
  return (
    <Dialog
      open
      onClose={stakes.leaveAge}
      title={words.title}
      label={words.title}
      actions={
        <>
          <Button onClick={stakes.leaveAge}>{words.no}</Button>
          <Button variant="primary" busy={stakes.busy} disabled={!value} onClick={() => void stakes.confirmAge()}>
            {words.yes(value?.AGE ?? 18)}
          </Button>
        </>
      }
    >
      {value ? <p>{words.text(value.AGE)}</p> : <SkeletonLines lines={1} />}
    </Dialog>
  )
}
