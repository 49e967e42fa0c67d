import type { LevelNotice } from '@patisserie/contract/envelope'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { textIn } from '../typed/text-in.ts'
import { useLanguage } from '../words.tsx'
import { useDialogWords } from './dialog-words.ts'

export interface LevelDialogProps {
  /** Data of the refusal: a `LevelNotice`. */
  readonly notice: unknown
  readonly done: (read: null) => void
}

/** Dialog that shows which privilege level a call requires. */
export function LevelDialog({ notice, done }: LevelDialogProps) {
  const { words } = useLanguage()
  const dialogWords = useDialogWords()
  const { kind, level } = readLevel(notice)
  const close = () => done(null)
  return (
    <Dialog
      open
      onClose={close}
      title={dialogWords.levelTitle}
      label={dialogWords.levelTitle}
      closeLabel={words.shell.close}
      actions={<Button onClick={close}>{words.shell.close}</Button>}
    >
      <p>{dialogWords.levelText(kind, level)}</p>
    </Dialog>
  )
}

const readLevel = (notice: unknown): LevelNotice => ({
  kind: textIn(notice, 'kind') === 'bomb' ? 'bomb' : 'life',
  level: typeof notice === 'object' && notice !== null && 'level' in notice ? Number(notice.level) : 1,
})
