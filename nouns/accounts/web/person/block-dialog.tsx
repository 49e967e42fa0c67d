import { useWrite } from '#api/writes.ts'
import type { Person } from '#contract/profile.ts'
import { social } from '#contract/social.ts'
import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'

export interface BlockDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Says what a block does before it is put up. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const words = useWords(personPack)
  const toast = useToast()
  const block = useWrite(social.calls.block)
  const confirm = async () => {
    const answer = await block.run({ UID: person.UID })
    if (answer.ok) toast.success(words.blockDone)
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.blockTitle(person.NICK)}
      keep={words.keep}
      confirm={words.block}
      busy={block.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {words.blockText}
    </ConfirmDialog>
  )
}
