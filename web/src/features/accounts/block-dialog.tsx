import type { Person } from '@patisserie/contract/profile'
import { site } from '@patisserie/contract/site'
import { useWrite } from '../../api/writes.ts'
import { usePersonWords } from '../../cards/person-words.ts'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/dialog.tsx'
import { useToast } from '../../design/parts/toast.tsx'

export interface BlockDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Says what a block does before it is put up. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const words = usePersonWords()
  const toast = useToast()
  const block = useWrite(site.social.calls.block)
  const confirm = async () => {
    const answer = await block.run({ UID: person.UID })
    if (answer.ok) toast.success(words.blockDone)
    onClose()
  }
  const title = words.blockTitle(person.NICK)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      label={title}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="danger" busy={block.busy} onClick={() => void confirm()}>
            {words.block}
          </Button>
        </>
      }
    >
      <p>{words.blockText}</p>
    </Dialog>
  )
}
