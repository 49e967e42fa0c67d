import type { LevelNotice } from '#contract/envelope.ts'
import { Pips } from '#design/art/resources/resource-icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { Link } from '../link.tsx'
import { useMe } from '../me.ts'
import { textIn } from '../text-in.ts'
import { useLanguage, useWords } from '../words.tsx'

export interface LevelDialogProps {
  /** Data of the refusal: a `LevelNotice`. */
  readonly notice: unknown
  readonly done: (read: null) => void
}

/** Dialog that says which privilege level a call requires and which the member has, and leads to where levels are got. */
export function LevelDialog({ notice, done }: LevelDialogProps) {
  const { words } = useLanguage()
  const dialogWords = useWords(dialogsPack)
  const { profile } = useMe()
  const { kind, level } = readLevel(notice)
  const close = () => done(null)
  const resource = kind === 'life' ? 'player' : 'bomb'
  const has = profile?.[resource] ?? 0
  return (
    <Dialog
      open
      onClose={close}
      title={dialogWords.levelTitle}
      label={dialogWords.levelTitle}
      closeLabel={words.shell.close}
      actions={
        <>
          <Button onClick={close}>{words.shell.close}</Button>
          <Link to="/privileges" className={buttonClass({ variant: 'primary' })} onClick={close}>
            {dialogWords.toPrivileges}
          </Link>
        </>
      }
    >
      <Pips kind={resource} held={has} of={level} label={dialogWords.levelPips(has, level)} size={28} />
      <p>
        <b>{dialogWords.levelNeeds(kind, level)}</b>
      </p>
      <p className="mute">{dialogWords.levelHas(has)}</p>
    </Dialog>
  )
}

const readLevel = (notice: unknown): LevelNotice => ({
  kind: textIn(notice, 'kind') === 'bomb' ? 'bomb' : 'life',
  level: typeof notice === 'object' && notice !== null && 'level' in notice ? Number(notice.level) : 1,
})
