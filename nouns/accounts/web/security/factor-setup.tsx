import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { noOwner, OwnerFields, ownerErrors, ownerRefusals } from '#cards/settings/owner-fields.tsx'
import { SettingsCard } from '#cards/settings/settings-card.tsx'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import { secondFactor } from '#contract/second-factor.ts'
import { Button } from '#design/parts/button.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './factor-section.module.css'
import { QrCode } from './qr-code.tsx'

interface Drawn {
  readonly secret: string
  readonly uri: string
}

export interface FactorSetupProps {
  readonly account: string
  readonly onCodes: (codes: readonly string[]) => void
}

/** Switching it on: the password, then the secret for the authenticator, then its first code. */
export function FactorSetup({ account, onCodes }: FactorSetupProps) {
  const words = useWords(settingsPack).factor
  const [drawn, setDrawn] = useState<Drawn>()
  if (drawn) {
    return (
      <SettingsCard title={words.scan} text={words.scanText}>
        <Secret drawn={drawn} />
        <ConfirmForm onCodes={onCodes} onCancel={() => setDrawn(undefined)} onLate={() => setDrawn(undefined)} />
      </SettingsCard>
    )
  }
  return (
    <SettingsCard title={words.start} text={words.about}>
      <p className="mute">{words.app}</p>
      <StartForm account={account} onDrawn={setDrawn} />
    </SettingsCard>
  )
}

function StartForm({ account, onDrawn }: { readonly account: string; readonly onDrawn: (drawn: Drawn) => void }) {
  const words = useWords(settingsPack).factor
  const { session } = useWords()
  const errors = useFormErrors<'password' | 'code'>()
  const start = useWrite(secondFactor.calls.start, { inline: true })
  const [owner, setOwner] = useState(noOwner)
  const send = async () => {
    if (!errors.check(ownerErrors(owner, false, session.fieldEmpty))) return
    const answer = await start.run({ password: hashPassword(owner.password) })
    if (answer.ok) onDrawn(answer.value)
    else errors.refuse(answer, ownerRefusals)
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        primary
        act={words.startAct}
        busy={start.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
      >
        <OwnerFields account={account} totp={false} value={owner} onChange={setOwner} errors={errors} />
      </SettingsForm>
    </div>
  )
}

/** The secret as a QR code, and as text in groups of four for typing. */
function Secret({ drawn }: { readonly drawn: Drawn }) {
  const words = useWords(settingsPack).factor
  const toast = useToast()
  const copy = async () => {
    if (await copyText(drawn.secret)) toast.success(words.copied)
    else toast.error(words.copyFailed)
  }
  return (
    <div className={styles.secret}>
      <QrCode text={drawn.uri} label={words.qr} />
      <dl className={styles.key}>
        <dt>{words.key}</dt>
        <dd>{drawn.secret.match(/.{1,4}/g)?.join(' ')}</dd>
        <dd>
          <Button size="small" onClick={() => void copy()}>
            {words.copy}
          </Button>
        </dd>
      </dl>
    </div>
  )
}

interface ConfirmFormProps {
  readonly onCodes: (codes: readonly string[]) => void
  readonly onCancel: () => void
  /** The secret was shown too long ago. */
  readonly onLate: () => void
}

function ConfirmForm({ onCodes, onCancel, onLate }: ConfirmFormProps) {
  const words = useWords(settingsPack).factor
  const { words: all, language } = useLanguage()
  const { session } = all
  const toast = useToast()
  const errors = useFormErrors<'code'>()
  const confirm = useWrite(secondFactor.calls.confirm, { inline: true })
  const [code, setCode] = useState('')
  const send = async () => {
    if (!errors.check({ code: code.trim() === '' ? session.fieldEmpty : null })) return
    const answer = await confirm.run({ code: code.trim() })
    if (answer.ok) {
      toast.success(words.started)
      return onCodes(answer.value.codes)
    }
    if (answer.refusal !== 'totpLate') return errors.refuse(answer, { codeWrong: 'code' })
    toast.error(problemText(answer, all, language))
    onLate()
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        primary
        act={words.confirmAct}
        busy={confirm.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
        beside={
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        }
      >
        <Field label={words.confirm} error={errors.of('code')}>
          <TextInput
            value={code}
            onChange={({ target }) => {
              setCode(target.value)
              errors.clear('code')
            }}
            className={styles.digits}
            placeholder={words.code}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
            autoFocus
          />
        </Field>
      </SettingsForm>
    </div>
  )
}
