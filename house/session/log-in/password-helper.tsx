import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { strengthenPassword } from '#rules/people/password-helper.ts'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { useWords } from '../words.tsx'
import styles from './session-form.module.css'

/** Derives a strong password from a phrase; the same phrase always gives the same password. */
export function PasswordHelper({ onUse }: { readonly onUse: (password: string) => void }) {
  const words = useWords(passwordsPack)
  const [phrase, setPhrase] = useState('')
  const password = strengthenPassword(phrase)
  return (
    <details className={styles.helper}>
      <summary>{words.helper}</summary>
      <div className={styles.inside}>
        <p>{words.helperText}</p>
        <Field label={words.helperInput} labelHidden error={phrase !== '' && password === '' && words.helperRefused}>
          <TextInput
            value={phrase}
            data-unasked
            placeholder={words.helperInput}
            onChange={({ target }) => setPhrase(target.value)}
            maxLength={limits.passwordHelperMax + 1}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        {password !== '' && (
          <p className={styles.result}>
            <output aria-label={words.helperResult}>{password}</output>
            <Button size="small" onClick={() => onUse(password)}>
              {words.helperUse}
            </Button>
          </p>
        )}
      </div>
    </details>
  )
}
