import { lazyPart } from '#session/lazy-part.tsx'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { replayPanelPack } from '../../words/replay-panel.pack.ts'
import { pickFiles } from '../upload/picked-files.ts'

// Pages of other nouns have it too: it stays in its own file.
const PageDrop = lazyPart(() => import('#cards/page-drop.tsx').then((part) => part.PageDrop))

/** Takes files dropped anywhere in the window to the upload page. */
export function ReplayDrop() {
  const { drop } = useWords(replayPanelPack)
  const go = useGo()
  const take = (files: readonly File[]) => {
    pickFiles(files)
    go('/rpy/upload')
  }
  return <PageDrop onFiles={take} words={drop} />
}
