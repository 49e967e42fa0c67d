import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { leavingPack } from '#words/session/leaving.pack.ts'
import { useWords } from '../words.tsx'

/** Asks whether to leave the page and lose typed text. Escape means to stay. */
export function LeaveDialog({ onAnswer }: { readonly onAnswer: (leave: boolean) => void }) {
  const words = useWords(leavingPack)
  return (
    <Dialog
      open
      title={words.title}
      label={words.title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="primary" onClick={() => onAnswer(false)}>
            {words.stay}
          </Button>
          <Button onClick={() => onAnswer(true)}>{words.go}</Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
