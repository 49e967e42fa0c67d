import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'

/** Asks whether to leave text that is stored nowhere. Escape means to stay. */
export function LeaveQuestion({ onAnswer }: { readonly onAnswer: (leaves: boolean) => void }) {
  const { leave } = useWords(editorPack)
  return (
    <Dialog
      open
      label={leave.title}
      title={leave.title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="primary" onClick={() => onAnswer(false)}>
            {leave.stay}
          </Button>
          <Button onClick={() => onAnswer(true)}>{leave.go}</Button>
        </>
      }
    >
      {leave.text}
    </Dialog>
  )
}
