import { leaving as en } from '@patisserie/words/en/leaving'
import { leaving as zh } from '@patisserie/words/zh/leaving'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { useLanguage } from '../words.tsx'

/** Asks whether to leave what was typed; Escape stays. */
export function LeaveDialog({ onAnswer }: { readonly onAnswer: (leave: boolean) => void }) {
  const words = { zh, en }[useLanguage().language]
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
