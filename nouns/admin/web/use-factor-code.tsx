import { type ReactNode, useState } from 'react'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'

interface FactorCode {
  /** The field to show; nothing for a demo account without two-factor. */
  readonly field: ReactNode
  /** Fields that are sent with the call. */
  readonly sent: { readonly code?: string }
  /** The problem found before sending, in words; null if there is none. */
  readonly problem: string | null
}

/** The code that giving out rights and entering as somebody ask for. */
export function useFactorCode(): FactorCode {
  const words = useWords(adminPack)
  const { profile } = useMe()
  const [code, setCode] = useState('')
  if (profile?.totp !== 'Y') return { field: null, sent: {}, problem: null }
  return {
    sent: { code: code.trim() },
    problem: code.trim() === '' ? words.codeMissing : null,
    field: (
      <Field label={words.code} hint={words.codeHint} required>
        <TextInput
          value={code}
          onChange={({ target }) => setCode(target.value)}
          name="one-time-code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
        />
      </Field>
    ),
  }
}
