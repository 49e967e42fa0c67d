import { PageHead } from '../../design/parts/section-head.tsx'
import { useWords } from '../../session/words.tsx'

export function HomePage() {
  const words = useWords()
  return <PageHead title={words.home.title} sub={words.home.description} />
}
