import { PageHead } from '../../design/parts/section-head.tsx'
import { useWords } from '../../session/words.tsx'

export function LinkPage() {
  return <PageHead title={useWords().accounts.link} />
}
