import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import { accounts } from '#contract/accounts.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { introductionProblem, nicknameProblem, normalNickname } from '#rules/people/accounts.ts'
import { countCharacters } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'

export interface ProfileText {
  readonly nick: string
  readonly brint: string
}

export interface ProfileFormProps {
  readonly saved: ProfileText
  readonly value: ProfileText
  readonly onChange: (change: Partial<ProfileText>) => void
}

/** Nickname and introduction; only what was changed is sent. */
export function ProfileForm({ saved, value, onChange }: ProfileFormProps) {
  const { words, language } = useLanguage()
  const settings = useWords(settingsPack)
  const { success } = words
  const { nickname, introduction } = settings
  const toast = useToast()
  const errors = useFormErrors<keyof ProfileText>()
  const rename = useWrite(accounts.calls.rename, { inline: true })
  const setIntroduction = useWrite(accounts.calls.setIntroduction, { inline: true })
  const nick = normalNickname(value.nick)
  const { brint } = value

  const send = async () => {
    const wrong = { nick: nicknameProblem(nick), brint: introductionProblem(brint) }
    const found = {
      nick: wrong.nick && problemWord(wrong.nick, words),
      brint: wrong.brint && problemWord(wrong.brint, words),
    }
    if (!errors.check(found)) return
    if (nick !== saved.nick) {
      const answer = await rename.run({ nick })
      if (!answer.ok)
        return errors.refuse(answer, { nickEmpty: 'nick', nickLong: 'nick', nickUnseen: 'nick', nickTaken: 'nick' })
      onChange({ nick })
    }
    if (brint !== saved.brint) {
      const answer = await setIntroduction.run({ brint })
      if (!answer.ok) return errors.refuse(answer, { introLong: 'brint' })
    }
    toast.success(success.saved)
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        wide
        act={settings.save}
        busy={rename.busy || setIntroduction.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
      >
        <Field
          label={nickname.label}
          hint={nickname.hint}
          error={errors.of('nick')}
          counter={countCharacters(nick, limits.nickname, language)}
        >
          <TextInput
            value={value.nick}
            onChange={({ target }) => {
              onChange({ nick: target.value })
              errors.clear('nick')
            }}
            name="nickname"
            autoComplete="nickname"
            maxLength={4 * limits.nickname}
          />
        </Field>
        <Field
          label={introduction.label}
          hint={introduction.hint}
          error={errors.of('brint')}
          counter={countCharacters(brint, limits.introduction, language)}
        >
          <TextArea
            lines={4}
            value={brint}
            placeholder={introduction.placeholder}
            onChange={({ target }) => {
              onChange({ brint: target.value })
              errors.clear('brint')
            }}
            onSend={() => void send()}
            maxLength={4 * limits.introduction}
          />
        </Field>
      </SettingsForm>
    </div>
  )
}
