import type { ReactNode } from 'react'
import { Button } from '#design/parts/button.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { useMe } from './me.ts'
import { useSession } from './session-context.ts'
import { useWords } from './words.tsx'

/** Wraps a page that shows the member's own data: guests are asked to log in. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useMe()
  const { dialogs } = useSession()
  const words = useWords().shell
  if (status === 'member') return children
  if (status === 'unknown') return <SkeletonRows label={words.loading} />
  return (
    <EmptyState
      wide
      title={words.personal.title}
      actions={
        <Button variant="primary" onClick={() => void dialogs.login()}>
          {words.login}
        </Button>
      }
    >
      {words.personal.text}
    </EmptyState>
  )
}
