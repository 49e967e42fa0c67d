import { Logo } from '#design/art/logo.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { useWords } from '#session/words.tsx'

/** The page at `/c`, without the frame: says that the site is up. */
export function SparePage() {
  const { c } = useWords().shell
  return (
    <main id="main" tabIndex={-1}>
      <EmptyState heading art={<Logo size={96} />} title={c.title}>
        {c.text}
      </EmptyState>
    </main>
  )
}
