import { useEffect, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { social } from '#contract/social.ts'
import { Head } from '#design/art/heads/head.tsx'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { giftsPack } from '../words/gifts.pack.ts'
import styles from './gifts-page.module.css'

export interface ReceiverDialogProps {
  readonly onChoose: (id: number) => void
  readonly onClose: () => void
}

const pauseMs = 250
const shown = 6

/** Finds the person who shall get a gift. */
export function ReceiverDialog({ onChoose, onClose }: ReceiverDialogProps) {
  const all = useWords()
  const words = useWords(giftsPack)
  const { profile } = useMe()
  const [typed, setTyped] = useState('')
  const asked = useLater(typed.trim())
  const people = useRead(social.calls.findPeople, { q: asked }, { enabled: asked !== '', keep: true })
  const found = asked === '' ? undefined : people.value?.filter(({ id }) => id !== profile?.id).slice(0, shown)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      label={words.to}
      closeLabel={all.shell.close}
      actions={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <Stack gap={3}>
        <Field label={words.to} hint={words.toHint}>
          <TextInput
            icon="search"
            data-unasked
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onEnter={() => found?.length === 1 && found[0] && onChoose(found[0].id)}
          />
        </Field>
        <p className="mute" role="status">
          {found?.length === 0 && words.nobody}
        </p>
        {found && found.length > 0 && (
          <ul className={styles.people} aria-label={words.found}>
            {found.map(({ id, nick, head }) => (
              <li key={id}>
                <button type="button" className={styles.person} onClick={() => onChoose(id)}>
                  <Head id={id} src={head || null} size={32} alt="" />
                  {nick}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}

/** A value once it has stood for a moment. */
function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
