import { PageHead } from '../../design/parts/section-head.tsx'
import { useWords } from '../../session/words.tsx'

export function UploadPage() {
  return <PageHead title={useWords().replays.uploadTitle} />
}
