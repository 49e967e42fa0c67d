import { type BlockerFn, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { useEditorWords } from '../editor-words.ts'

interface StayWithTextProps {
  readonly unsaved: boolean
  /** Whether the text is unsaved at this moment: it may have been posted just now. */
  readonly still: () => boolean
}

/** Leave guard for text that is not stored anywhere yet. */
export function StayWithText({ unsaved, still }: StayWithTextProps) {
  const { leave } = useEditorWords()
  const { history } = useRouter()
  const [asked, setAsked] = useState<{ readonly answer: (stay: boolean) => void } | null>(null)
  const now = useEffectEvent(still)
  useEffect(() => {
    if (!unsaved) return
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }: Parameters<BlockerFn>[0]) =>
        now() &&
        !samePage(currentLocation.href, nextLocation.href) &&
        new Promise<boolean>((answer) => setAsked({ answer })).finally(() => setAsked(null)),
    })
  }, [history, unsaved])
  if (!asked) return null
  return (
    <Dialog
      open
      label={leave.title}
      title={leave.title}
      onClose={() => asked.answer(true)}
      actions={
        <>
          <Button variant="primary" onClick={() => asked.answer(true)}>
            {leave.stay}
          </Button>
          <Button onClick={() => asked.answer(false)}>{leave.go}</Button>
        </>
      }
    >
      {leave.text}
    </Dialog>
  )
}

/** Whether only the fragment differs: the editor stays mounted then. */
const samePage = (from: string, to: string): boolean => from.split('#')[0] === to.split('#')[0]
