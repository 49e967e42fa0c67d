import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'

/** Keeps a topic among one's favourites, or lets it go; shown at once. */
export function FavouriteButton({ t, on }: { readonly t: number; readonly on: boolean }) {
  const { topic: words } = useWords(clubsPack)
  const require = useRequireMember()
  const toast = useToast()
  const { patch, touch } = useReads()
  const favourite = useWrite(clubs.calls.setFavourite)
  const wish: 'Y' | 'N' = on ? 'N' : 'Y'
  const press = async () => {
    if (favourite.busy) return
    const mark = (source: 'wish' | 'told') =>
      patch(clubs.calls.ownMarks, (own, of) => (of.t === t ? { ...own, FAVOURITE: wish } : own), source)
    const undo = mark('wish')
    const answer = await favourite.run({ t, on: wish })
    if (!answer.ok) {
      undo()
      // Another tab may have been first.
      return touch(['favourites'])
    }
    // The read of one's own marks may have begun after the press and still be answered without it.
    mark('told')
    toast.success(on ? words.unfavourSuc : words.favourSuc)
  }
  return (
    <Button icon={on ? 'star-filled' : 'star'} aria-pressed={on} onClick={() => require(() => void press())}>
      {on ? words.favourited : words.favourite}
    </Button>
  )
}
