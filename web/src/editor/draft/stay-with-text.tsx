import { type BlockerFn, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { useEditorWords } from '../editor-words.ts'

interface StayWithTextProps {
  readonly unsaved: boolean
  /** Whether they are at this very moment: a post may have gone out just now. */
  readonly still: () => boolean
}

/** Asks before the page is left with words that are kept nowhere yet. */
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

/** Only the fragment differs: the editor stays where it is. */
const samePage = (from: string, to: string): boolean => from.split('#')[0] === to.split('#')[0]
