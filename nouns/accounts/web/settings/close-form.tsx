import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPersonalReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { afterRefusal, noOwner, OwnerFields, ownerErrors, ownerRefusals } from '#cards/settings/owner-fields.tsx'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useGo } from '#session/link.tsx'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { useSession } from '#session/session-context.ts'
import { clearKeptElsewhere } from '#session/typed/clear-kept.ts'
import { useWords } from '#session/words.tsx'
import { ownData } from '../../contract/own-data.ts'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './close-form.module.css'

/** Explains what closing the account means, then shows the fields that confirm it. */
export function CloseForm({ profile }: SectionProps) {
  const words = useWords(settingsPack).data
  const [wanted, setWanted] = useState(false)
  return (
    <div className={styles.close}>
      <p>{words.closeText}</p>
      <ul className={styles.list}>
        {words.closeList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {wanted ? (
        <Fields profile={profile} onCancel={() => setWanted(false)} />
      ) : (
        <div>
          <Button variant="danger" onClick={() => setWanted(true)}>
            {words.closeStart}
          </Button>
        </div>
      )}
    </div>
  )
}

function Fields({ profile, onCancel }: SectionProps & { readonly onCancel: () => void }) {
  const { session, shell } = useWords()
  const words = useWords(settingsPack).data
  const toast = useToast()
  const go = useGo()
  const queries = useQueryClient()
  const { store } = useSession()
  const errors = useFormErrors<'name' | 'password' | 'code'>()
  const close = useWrite(ownData.calls.closeAccount, { inline: true })
  const [name, setName] = useState('')
  const [owner, setOwner] = useState(noOwner)
  const totp = profile.totp === 'Y'
  const same = name.trim().toLowerCase() === profile.account.toLowerCase()

  const send = async () => {
    const found = { ...ownerErrors(owner, totp, session.fieldEmpty), name: same ? null : words.nameWrong }
    if (!errors.check(found)) return
    const answer = await close.run({
      account: name.trim(),
      password: hashPassword(owner.password),
      ...(totp ? { code: owner.code.trim() } : {}),
    })
    if (answer.ok) {
      clearKeptElsewhere()
      store.signOut()
      forgetPersonalReads(queries)
      toast.success(words.closed)
      return go('/')
    }
    setOwner(afterRefusal(owner, answer))
    errors.refuse(answer, { ...ownerRefusals, accountWrong: 'name' })
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        danger
        act={words.closeAct}
        busy={close.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
        beside={
          <Button variant="quiet" onClick={onCancel}>
            {shell.cancel}
          </Button>
        }
      >
        <p className="mute">{words.takeFirst}</p>
        <Field label={words.name} hint={words.nameHint(profile.account)} error={errors.of('name')}>
          <TextInput
            value={name}
            data-unasked
            onChange={({ target }) => {
              setName(target.value)
              errors.clear('name')
            }}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={32}
            autoFocus
          />
        </Field>
        <OwnerFields account={profile.account} totp={totp} value={owner} onChange={setOwner} errors={errors} />
      </SettingsForm>
    </div>
  )
}
