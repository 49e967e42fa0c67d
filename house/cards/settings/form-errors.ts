import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useLanguage } from '#session/words.tsx'
import type { Problem } from '#words/problem.ts'

type Errors<F extends string> = Partial<Record<F | 'form', string>>

export interface FormErrors<F extends string> {
  /** Problem of a field, or of the form as a whole, in words. */
  readonly of: (field: F | 'form') => string | undefined
  /** Shows what is wrong and goes to the first such field; true when there is nothing. */
  readonly check: (found: { readonly [K in F]?: string | null | undefined }) => boolean
  /** Shows a refusal at the field it belongs to. A gate has said its own message. */
  readonly refuse: (refused: Refused, fields: Partial<Record<Problem, F>>) => void
  readonly clear: (field: F) => void
  /** Put on an element around the fields. */
  readonly ref: React.RefObject<HTMLDivElement | null>
}

/** The errors of one form. */
export const useFormErrors = <F extends string>(): FormErrors<F> => {
  const { words, language } = useLanguage()
  const ref = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<Errors<F>>({})
  const show = (next: Errors<F>) => {
    // The field is marked invalid before it is looked for.
    flushSync(() => setErrors(next))
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return {
    of: (field) => errors[field],
    check: (found) => {
      const wrong = Object.entries(found).filter(([, text]) => Boolean(text))
      // Built from the entries of `found`, without those that hold nothing.
      show(Object.fromEntries(wrong) as Errors<F>)
      return wrong.length === 0
    },
    refuse: (answer, fields) => {
      if (answer.auth !== '') return
      const text = problemText(answer, words, language)
      const next: Errors<F> = {}
      next[fields[answer.refusal] ?? 'form'] = text
      show(next)
    },
    clear: (field) => setErrors((old) => ({ ...old, [field]: undefined })),
    ref,
  }
}
