import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { social } from '#contract/social.ts'
import { IconButton } from '#design/parts/icon-button.tsx'
import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { Menu, MenuItem } from '#design/parts/over/menu.tsx'
import { GiftButton } from '#nouns/gifts/web/card/gift-button.tsx'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { messages } from '../contract/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'

interface ConversationActsProps {
  readonly other: number
  readonly name: string
}

/** Blocks the other one, or removes one's side of the conversation; both ask first. */
export function ConversationActs({ other, name }: ConversationActsProps) {
  const words = useWords(messagesPack)
  const go = useGo()
  const [asked, setAsked] = useState<'block' | 'remove' | null>(null)
  const block = useWrite(social.calls.block)
  const remove = useWrite(messages.calls.remove)
  const close = () => setAsked(null)
  const confirm = async () => {
    const { ok } = await (asked === 'block' ? block : remove).run({ UID: other })
    if (!ok) return
    close()
    if (asked === 'remove') go('/messages')
  }
  return (
    <>
      <GiftButton to={other} label={words.gift} />
      <Menu label={words.acts} trigger={(props) => <IconButton {...props} icon="ellipsis" label={words.acts} tip />}>
        <MenuItem icon="lock" danger onSelect={() => setAsked('block')}>
          {words.block}
        </MenuItem>
        <MenuItem icon="trash-2" danger onSelect={() => setAsked('remove')}>
          {words.remove}
        </MenuItem>
      </Menu>
      {asked && (
        <ConfirmDialog
          title={asked === 'block' ? words.blockTitle(name) : words.removeTitle}
          keep={words.keep}
          confirm={asked === 'block' ? words.block : words.remove}
          busy={block.busy || remove.busy}
          onConfirm={() => void confirm()}
          onClose={close}
        >
          {asked === 'block' ? words.blockText : words.removeText}
        </ConfirmDialog>
      )}
    </>
  )
}
