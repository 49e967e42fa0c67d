import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { SettingsCard } from '#cards/settings/settings-card.tsx'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { admin } from '#contract/admin.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import * as limits from '#rules/people/people-limits.ts'
import { countCharacters, isBlank } from '#rules/text.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { OwnRoles } from '../../contract/roles.ts'
import { rolesPack } from '../../words/roles.pack.ts'
import styles from './roles-section.module.css'

interface CountedCardProps {
  readonly roles: OwnRoles
}

/** Accounts that staff count as the same person's, with their reason, and the appeal against it. */
export function CountedCard({ roles }: CountedCardProps) {
  const words = useWords(rolesPack)
  const counted = roles.rows.filter(({ STATE }) => STATE === 'counted')
  if (counted.length === 0) return null
  return (
    <SettingsCard title={words.counted} text={words.countedText}>
      <ul className={styles.list}>
        {counted.map((role) => (
          <li key={role.UID} className={styles.role}>
            <MemberLine id={role.UID} nick={role.NICK} head={role.HEAD} size={44}>
              {words.id(role.UID)}
            </MemberLine>
            <p className={styles.note}>{words.reason}</p>
            <Quoted>{role.REASON}</Quoted>
          </li>
        ))}
      </ul>
      <Appeal roles={roles} />
    </SettingsCard>
  )
}

function Appeal({ roles: { appeal, appealFrom } }: CountedCardProps) {
  const { own } = useTimes()
  const words = useWords(rolesPack)
  if (!appeal) return appealFrom ? <p className="faint">{words.nextAppeal(own(appealFrom))}</p> : <AppealForm />
  return (
    <>
      <div className={styles.appeal}>
        <p className={styles.note}>{words.yourAppeal}</p>
        <Quoted>{appeal.text}</Quoted>
        <Banner kind={appeal.state === 'notPass' ? 'warning' : 'info'} title={words.appealStates[appeal.state]}>
          {appeal.answer && (
            <p>
              {words.answer}: {appeal.answer}
            </p>
          )}
        </Banner>
      </div>
      {appeal.state !== 'open' &&
        (appealFrom ? <p className="faint">{words.nextAppeal(own(appealFrom))}</p> : <AppealForm />)}
    </>
  )
}

function AppealForm() {
  const { language } = useLanguage()
  const words = useWords(rolesPack)
  const toast = useToast()
  const errors = useFormErrors<'text'>()
  const appeal = useWrite(admin.calls.appeal, { inline: true })
  const [text, setText] = useState('')
  const send = async () => {
    if (!errors.check({ text: isBlank(text) ? words.appealEmpty : null })) return
    const answer = await appeal.run({ text, about: 'counted' })
    if (answer.ok) return toast.success(words.appealSent)
    errors.refuse(answer, { 'admin.textLong': 'text', 'admin.missingText': 'text' })
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        wide
        act={words.appealSend}
        busy={appeal.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
      >
        <Field
          label={words.appealLabel}
          hint={words.appealHint}
          error={errors.of('text')}
          counter={countCharacters(text.trim(), limits.comment, language)}
        >
          <TextArea
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              errors.clear('text')
            }}
          />
        </Field>
      </SettingsForm>
    </div>
  )
}
