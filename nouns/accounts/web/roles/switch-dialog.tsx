import { useId, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { Role } from '../../contract/roles.ts'
import { rolesPack } from '../../words/roles.pack.ts'
import { useSwitchRole } from './use-switch-role.ts'

interface SwitchDialogProps {
  readonly role: Pick<Role, 'UID' | 'NICK'>
  readonly onClose: () => void
}

/** Asks for the code of an account with a second factor, and switches to it. */
export function SwitchDialog({ role, onClose }: SwitchDialogProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(rolesPack)
  const change = useSwitchRole()
  const form = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const title = words.switchTitle(role.NICK)
  const send = () => {
    if (code.trim() === '') return setProblem(words.codeEmpty)
    change.run({ UID: role.UID, code: code.trim() }, (answer) => {
      setCode('')
      setProblem(problemText(answer, all, language))
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      label={title}
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{all.shell.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={change.busy}>
            {words.switch}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="mute">{words.switchText}</p>
        <Field label={words.code} hint={words.codeHint} error={problem}>
          <TextInput
            value={code}
            onChange={({ target }) => {
              setCode(target.value)
              setProblem(undefined)
            }}
            name="one-time-code"
            data-unasked
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            autoFocus
          />
        </Field>
      </form>
    </Dialog>
  )
}
