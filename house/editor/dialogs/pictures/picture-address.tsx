import type { ReactNode } from 'react'
import { problemText } from '#api/problem-text.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { addressStart, linkProblem } from './link-problem.ts'

interface PictureAddressProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
  /** The address was submitted: its problem is shown. */
  readonly given: boolean
  /** Problem found elsewhere (such as a duplicate). */
  readonly error?: string | undefined
  readonly after?: ReactNode
}

/** The field for the address of a picture elsewhere. */
export function PictureAddress({ label, value, onChange, onEnter, given, error, after }: PictureAddressProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(editorBlocksPack)
  const refusal = linkProblem(value.trim())
  return (
    <Field
      label={label}
      hint={words.picture.linkHint}
      error={given && refusal ? problemText({ refusal, data: null }, all, language) : error}
    >
      <TextInput
        type="url"
        inputMode="url"
        icon="link"
        value={value}
        autoComplete="off"
        placeholder={addressStart}
        onChange={({ target }) => onChange(target.value)}
        onEnter={onEnter}
        after={after}
      />
    </Field>
  )
}
