import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'

/** Keeps a work among one's favourites, or lets it go; shown at once. */
export function KeepPainting({ pid, kept }: { readonly pid: number; readonly kept: boolean }) {
  const words = useWords(paintingPagePack)
  const require = useRequireMember()
  const toast = useToast()
  const { patch, touch } = useReads()
  const { keep, own } = paintings.calls
  const write = useWrite(keep)
  const press = async () => {
    if (write.busy) return
    const mark = (source: 'wish' | 'told') =>
      patch(
        own,
        ({ LIKED, KEPT }) => ({
          LIKED,
          KEPT: kept ? KEPT.filter((id) => id !== pid) : [...new Set([...KEPT, pid])],
        }),
        source,
      )
    const undo = mark('wish')
    const answer = await write.run({ pid, on: kept ? 'N' : 'Y' })
    if (!answer.ok) {
      undo()
      // Another tab may have been first.
      return touch(['favourites'])
    }
    // The read of one's own marks may have begun after the press and still be answered without it.
    mark('told')
    toast.success(kept ? words.unkeepSuc : words.keepSuc)
  }
  return (
    <Button icon={kept ? 'star-filled' : 'star'} aria-pressed={kept} onClick={() => require(() => void press())}>
      {kept ? words.kept : words.keep}
    </Button>
  )
}
