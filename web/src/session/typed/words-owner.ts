import { useState } from 'react'
import { useMe } from '../me.ts'

export interface WordsOwner {
  /** Whose words the form holds: a member's id, 0 for a guest; null until it is known. They are kept under no other. */
  readonly owner: number | null
  /** A member came while a guest's words stand in the form: they are asked whether the words are theirs. */
  readonly asked: boolean
  /** The words are the member's, or none are there any more. */
  readonly pass: () => void
}

/** Follows who is signed in as far as words allow: a member's form stays that member's until it is mounted anew. */
export const useWordsOwner = (empty: boolean): WordsOwner => {
  const { status, profile } = useMe()
  const reader = status === 'unknown' ? null : (profile?.id ?? 0)
  const [owner, setOwner] = useState<number | null>(null)
  const waiting = reader !== null && owner !== reader && !owner
  if (waiting && (owner === null || empty)) setOwner(reader)
  return { owner, asked: waiting && owner === 0 && !empty, pass: () => setOwner(reader) }
}
