import type { ReactNode } from 'react'
import type { Refused } from '#api/answer.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { uploadPack } from '../../words/upload.pack.ts'

export interface RefusedTwinProps {
  readonly refused: Refused
  /** Shown if the refusal names no existing replay. */
  readonly otherwise?: ReactNode
}

/** Leads to the replay that is here already. */
export function RefusedTwin({ refused, otherwise }: RefusedTwinProps) {
  const { page } = useWords(uploadPack)
  const { data } = refused
  const code = typeof data === 'object' && data !== null && 'CODE' in data ? data.CODE : null
  if (refused.refusal !== 'r.repeated' || typeof code !== 'string') return otherwise
  return (
    <Link to={`/r/${code}`} className="link">
      {page.twin}
    </Link>
  )
}
