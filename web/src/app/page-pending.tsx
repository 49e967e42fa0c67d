import { Loader } from '../design/parts/loader.tsx'
import { useWords } from '../session/words.tsx'

/** Shown when a page takes longer than a moment. */
export function PagePending() {
  return <Loader label={useWords().shell.loading} />
}
