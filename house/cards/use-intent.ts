import { useRef } from 'react'
import { type Answer, passing } from '#api/answer.ts'
import { newKey } from './new-key.ts'

/**
 * Idempotency keys for what is sent: the same content has the same key until `settled`, so a call whose answer was lost and that is
 * repeated acts once.
 */
export const useIntent = () => {
  const kept = useRef({ text: '', key: '' })
  return {
    keyOf: (content: unknown): string => {
      const text = JSON.stringify(content)
      if (kept.current.text !== text) kept.current = { text, key: newKey() }
      return kept.current.key
    },
    /** Takes the answer of a call. The next call gets a new key, unless this one may have arrived without an answer. */
    settled: (answer: Answer<unknown>): void => {
      if (answer.ok || !passing(answer)) kept.current = { text: '', key: '' }
    },
  }
}
