import { useState } from 'react'
import { useReads } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { afterRefusal, noOwner, type Owner, OwnerFields, ownerErrors } from '#cards/settings/owner-fields.tsx'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { accounts } from '#contract/accounts.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { useWords } from '#session/words.tsx'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { settingsPack } from '../../words/settings.pack.ts'
import { NewPasswordFields, newPasswordErrors, noPassword } from '../password/new-password-fields.tsx'

/** By who knows the old one; every other device is logged out. */
export function ChangePasswordForm({ profile }: SectionProps) {
  const words = useWords()
  const passwords = useWords(passwordsPack)
  const settings = useWords(settingsPack)
  const { session } = words
  const toast = useToast()
  const { touch } = useReads()
  const errors = useFormErrors<'old' | 'code' | 'password' | 'repeat'>()
  const change = useWrite(accounts.calls.changePassword, { inline: true })
  const [owner, setOwner] = useState(noOwner)
  const [fresh, setFresh] = useState(noPassword)

  const totp = profile.totp === 'Y'

  const send = async () => {
    const { password: old } = owner
    const wrong = newPasswordErrors(fresh, passwords)
    const same = old !== '' && old === fresh.password ? problemWord('pwSame', words) : null
    const missing = ownerErrors(owner, totp, session.fieldEmpty)
    const found = { ...wrong, password: wrong.password ?? same, old: missing.password, code: missing.code }
    if (!errors.check(found)) return
    const answer = await change.run({
      password: hashPassword(old),
      newPassword: hashPassword(fresh.password),
      ...(totp ? { code: owner.code.trim() } : {}),
    })
    if (!answer.ok) {
      setOwner(afterRefusal(owner, answer))
      return errors.refuse(answer, { pwWrong: 'old', codeWrong: 'code', pwSame: 'password', pwWeak: 'password' })
    }
    setOwner(noOwner)
    setFresh(noPassword)
    touch(['me'])
    toast.success(settings.password.changed)
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        act={settings.password.change}
        busy={change.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
      >
        <OwnerFields
          account={profile.account}
          totp={totp}
          value={owner}
          onChange={setOwner}
          errors={{ of: (field) => errors.of(named(field)), clear: (field) => errors.clear(named(field)) }}
        />
        <NewPasswordFields
          value={fresh}
          onChange={(value) => {
            setFresh(value)
            errors.clear('password')
            errors.clear('repeat')
          }}
          errorOf={errors.of}
        />
      </SettingsForm>
    </div>
  )
}

/** The password that was is another field than the one that comes. */
const named = (field: keyof Owner) => (field === 'password' ? 'old' : field)
