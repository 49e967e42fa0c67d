import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { afterRefusal, noOwner, OwnerFields, ownerErrors, ownerRefusals } from '#cards/settings/owner-fields.tsx'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import { secondFactor } from '#contract/second-factor.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'

interface RenewProps {
  readonly account: string
  readonly onCodes: (codes: readonly string[]) => void
}

/** New recovery codes, by the owner alone. */
export function RenewCodesForm({ account, onCodes }: RenewProps) {
  const words = useWords(settingsPack).factor
  const form = useOwnerForm()
  const renew = useWrite(secondFactor.calls.renewCodes, { inline: true })
  const send = async () => {
    if (!form.check()) return
    const answer = await renew.run(form.sent())
    if (answer.ok) onCodes(answer.value.codes)
    else form.refuse(answer)
  }
  return form.show({ account, act: words.renewAct, busy: renew.busy, onSend: () => void send() })
}

export function EndFactorForm({ account }: { readonly account: string }) {
  const words = useWords(settingsPack).factor
  const toast = useToast()
  const form = useOwnerForm()
  const end = useWrite(secondFactor.calls.end, { inline: true })
  const send = async () => {
    if (!form.check()) return
    const answer = await end.run(form.sent())
    if (answer.ok) toast.success(words.ended)
    else form.refuse(answer)
  }
  return form.show({ account, act: words.endAct, busy: end.busy, onSend: () => void send() })
}

interface Shown {
  readonly account: string
  readonly act: string
  readonly busy: boolean
  readonly onSend: () => void
}

/** A form of nothing but password and code. */
function useOwnerForm() {
  const { session } = useWords()
  const errors = useFormErrors<'password' | 'code'>()
  const [owner, setOwner] = useState(noOwner)
  return {
    check: () => errors.check(ownerErrors(owner, true, session.fieldEmpty)),
    sent: () => ({ password: hashPassword(owner.password), code: owner.code.trim() }),
    refuse: (answer: Parameters<typeof errors.refuse>[0]) => {
      setOwner(afterRefusal(owner, answer))
      errors.refuse(answer, ownerRefusals)
    },
    show: ({ account, ...shown }: Shown) => (
      <div ref={errors.ref}>
        <SettingsForm {...shown} problem={errors.of('form')}>
          <OwnerFields totp account={account} value={owner} onChange={setOwner} errors={errors} />
        </SettingsForm>
      </div>
    ),
  }
}
