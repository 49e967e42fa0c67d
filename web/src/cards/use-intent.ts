import { useRef } from 'react'
import { passing, type Refused } from '../api/answer.ts'

/** Keys for what is sent: the same words are posted once, however often and over whatever network they are sent. */
export const useIntent = () => {
  const kept = useRef({ what: '', key: '' })
  return {
    keyOf: (what: unknown): string => {
      const text = JSON.stringify(what)
      if (kept.current.what !== text) kept.current = { what: text, key: newKey() }
      return kept.current.key
    },
    /** A call after a refusal gets a new idempotency key; a retry of a call that may have arrived keeps its key. */
    refused: (answer: Refused): void => {
      if (!passing(answer)) kept.current = { what: '', key: '' }
    },
  }
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join('')
