import { useEffect, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { social } from '#contract/social.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useWords } from '#session/words.tsx'
import { betFormPack } from '../../words/bet-form.pack.ts'
import type { BetDraft } from './bet-draft.ts'
import styles from './bet-fields.module.css'

interface PeopleFieldProps {
  readonly chosen: BetDraft['involved']
  readonly error: string | undefined
  readonly onChange: (chosen: BetDraft['involved']) => void
}

const pauseMs = 250
const shown = 6

/** Chooses the members who can bring the outcome about. */
export function PeopleField({ chosen, error, onChange }: PeopleFieldProps) {
  const words = useWords(betFormPack)
  const [typed, setTyped] = useState('')
  const asked = useLater(typed.trim())
  const people = useRead(social.calls.findPeople, { q: asked }, { enabled: asked !== '', keep: true })
  const isChosen = (id: number) => chosen.some((one) => one.id === id)
  const found = asked === '' ? undefined : people.value?.filter(({ id }) => !isChosen(id)).slice(0, shown)
  return (
    <div className={styles.people}>
      <Field label={words.involved} hint={words.involvedHint} error={error}>
        <TextInput
          icon="search"
          placeholder={words.involvedFind}
          data-unasked
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p className="faint" role="status">
        {found?.length === 0 && words.involvedNobody}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={words.involvedFound}>
          {found.map(({ id, nick }) => (
            <li key={id}>
              <Button
                size="small"
                icon="plus"
                aria-label={words.involvedAdd(nick)}
                onClick={() => {
                  onChange([...chosen, { id, nick }])
                  setTyped('')
                }}
              >
                {nick}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.chosen} aria-label={words.involved}>
        {chosen.length === 0 && <li className="faint">{words.involvedNone}</li>}
        {chosen.map(({ id, nick }) => (
          <li key={id}>
            <Button
              size="small"
              icon="x"
              aria-label={words.involvedRemove(nick)}
              onClick={() => onChange(chosen.filter((one) => one.id !== id))}
            >
              {nick}
            </Button>
          </li>
        ))}
      </ul>
    </div>
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
