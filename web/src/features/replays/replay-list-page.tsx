import { PageHead } from '../../design/parts/section-head.tsx'
import { useWords } from '../../session/words.tsx'

export function ReplayListPage() {
  const words = useWords()
  return <PageHead title={words.replays.title} sub={words.replays.description} />
}
