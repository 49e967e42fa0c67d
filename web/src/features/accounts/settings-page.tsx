import { PageHead } from '../../design/parts/section-head.tsx'
import { useWords } from '../../session/words.tsx'

export function SettingsPage() {
  return <PageHead title={useWords().accounts.settings} />
}
