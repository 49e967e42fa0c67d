import { useRouter } from '@tanstack/react-router'
import { Button, buttonClass } from '../design/parts/button.tsx'
import { EmptyState } from '../design/parts/empty-state.tsx'
import { Link } from '../session/link.tsx'
import { useWords } from '../session/words.tsx'

/** The page that is not there. */
export function GapPage() {
  const { gap, toHome, back } = useWords().shell
  const router = useRouter()
  return (
    <main id="main">
      <EmptyState
        wide
        title={gap.title}
        actions={
          <>
            <Link to="/" stay className={buttonClass({ variant: 'primary' })}>
              {toHome}
            </Link>
            <Button onClick={() => router.history.back()}>{back}</Button>
          </>
        }
      >
        {gap.text}
      </EmptyState>
    </main>
  )
}
