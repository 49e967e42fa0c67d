import type { ReactNode } from 'react'
import { problemText } from '../../api/problem-text.ts'
import type { Read } from '../../api/reads.ts'
import { Button } from '../../design/parts/button.tsx'
import { ErrorState } from '../../design/parts/empty-state.tsx'
import { SkeletonRows } from '../../design/parts/skeleton.tsx'
import { useLanguage } from '../../session/words.tsx'
import { useAdminWords } from './admin-words.ts'

interface ReadStateProps<T> {
  readonly read: Read<T>
  readonly children: (value: T) => ReactNode
}

/** What a read answered; until then its place, and in words why it did not. */
export function ReadState<T>({ read, children }: ReadStateProps<T>) {
  const { words, language } = useLanguage()
  const { failed } = useAdminWords()
  if (read.value !== undefined) return children(read.value)
  if (!read.refusal) return <SkeletonRows rows={4} label={words.shell.loading} />
  return (
    <ErrorState title={failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
      {problemText({ refusal: read.refusal, data: read.data }, words, language)}
    </ErrorState>
  )
}
