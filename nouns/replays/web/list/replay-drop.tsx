import { lazyPart } from '#session/lazy-part.tsx'
import { useGo } from '#session/link.tsx'
import { pickFiles } from '../upload/picked-files.ts'
import { useReplayPanelWords } from './replay-panel-words.ts'

// Pages of other nouns have it too: it stays in its own file.
const PageDrop = lazyPart(() => import('#cards/page-drop.tsx').then((part) => part.PageDrop))

/** Takes files dropped anywhere in the window to the upload page. */
export function ReplayDrop() {
  const { drop } = useReplayPanelWords()
  const go = useGo()
  const take = (files: readonly File[]) => {
    pickFiles(files)
    go('/rpy/upload')
  }
  return <PageDrop onFiles={take} words={drop} />
}
