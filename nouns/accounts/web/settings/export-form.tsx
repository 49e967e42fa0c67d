import { useState } from 'react'
import { fetchFile } from '#api/fetch-file.ts'
import { whenSayable } from '#api/refusal-words.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { afterRefusal, noOwner, OwnerFields, ownerErrors, ownerRefusals } from '#cards/settings/owner-fields.tsx'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { saveFile } from '#session/save-file.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { ownData } from '../../contract/own-data.ts'
import { settingsPack } from '../../words/settings.pack.ts'

/** One's data as a file, made for this very request. */
export function ExportForm({ profile }: SectionProps) {
  const all = useWords()
  const words = useWords(settingsPack).data
  const { store } = useSession()
  const toast = useToast()
  const errors = useFormErrors<'password' | 'code'>()
  const [owner, setOwner] = useState(noOwner)
  const [busy, setBusy] = useState(false)
  const totp = profile.totp === 'Y'

  const send = async () => {
    if (!errors.check(ownerErrors(owner, totp, all.session.fieldEmpty))) return
    setBusy(true)
    const input = { password: hashPassword(owner.password), ...(totp ? { code: owner.code.trim() } : {}) }
    const answer = await fetchFile(ownData.calls.exportData, input, store.token())
    setBusy(false)
    if (answer.ok) {
      saveFile(answer.value, `patisserie-${profile.id}.json`)
      setOwner(noOwner)
      return toast.success(words.taken)
    }
    await whenSayable(answer.refusal, all)
    setOwner(afterRefusal(owner, answer))
    errors.refuse(answer, ownerRefusals)
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm act={words.takeAct} busy={busy} onSend={() => void send()} problem={errors.of('form')}>
        <OwnerFields account={profile.account} totp={totp} value={owner} onChange={setOwner} errors={errors} />
      </SettingsForm>
    </div>
  )
}
