import { PageHead } from '../../design/parts/section-head.tsx'
import { useWords } from '../../session/words.tsx'

export function PersonPage() {
  return <PageHead title={useWords().accounts.person} />
}
