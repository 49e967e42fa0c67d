import { useState } from 'react'
import { useMe } from '../me.ts'

export interface WordsOwner {
  /**
   * Owner of the text in the form: a member's id, 0 for a guest; null while unknown. The text is stored only under this
   * owner.
   */
  readonly owner: number | null
  /** A guest's text is in the form and a member has logged in: the member is asked whether the text is theirs. */
  readonly asked: boolean
  /** Call it when the text is the member's, or was discarded. */
  readonly pass: () => void
}

/**
 * Owner of a form's text. It follows the signed-in member only while the form is empty or a guest's; a member's form
 * stays that member's until it is mounted anew.
 */
export const useWordsOwner = (empty: boolean): WordsOwner => {
  const { status, profile } = useMe()
  const reader = status === 'unknown' ? null : (profile?.id ?? 0)
  const [owner, setOwner] = useState<number | null>(null)
  const waiting = reader !== null && owner !== reader && !owner
  if (waiting && (owner === null || empty)) setOwner(reader)
  return { owner, asked: waiting && owner === 0 && !empty, pass: () => setOwner(reader) }
}
