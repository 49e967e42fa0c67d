import { useState } from 'react'
import type { LoaderContext } from '#api/loader.ts'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button } from '#design/parts/button.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import type { CookedDessert } from '#rules/desserts/desserts.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { desserts } from '../contract/desserts.ts'
import { dessertsPack } from '../words/desserts.pack.ts'
import { DessertFace } from './dessert-face.tsx'
import { DessertShelf } from './dessert-shelf.tsx'
import { emptyPot, type PotCounts } from './pot-counts.ts'
import { ShelfGuide } from './shelf-guide.tsx'
import { useShelfPlace } from './shelf-place.ts'
import { useDessertsWords } from './use-desserts-words.ts'

const Kitchen = lazyPart(() => import('./kitchen/kitchen-part.ts').then((part) => part.Kitchen))
const DessertDetail = lazyPart(() => import('./kitchen/kitchen-part.ts').then((part) => part.DessertDetail))

export const dessertsLoader = ({ context }: { readonly context: LoaderContext }) => ({
  description: dessertsPack(context.words.language).description,
})

/** The shelf of seven: for guests what they are, for members their own, and one of them in detail. */
export function DessertsPage() {
  const all = useWords()
  const words = useDessertsWords()
  const { status } = useMe()
  const place = useShelfPlace()
  const isMember = status === 'member'
  const { value, refusal, again } = useRead(desserts.calls.own, {}, { enabled: isMember, quiet: true })
  const shelf = isMember ? value : undefined
  const [chosen, setChosen] = useState<CookedDessert | null>(null)
  // Kept here, so that a look at one dessert does not empty the pot.
  const [pot, setPot] = useState<PotCounts>(emptyPot)
  const detailed = shelf?.DESSERTS.find(({ DESSERT }) => DESSERT === place.dessert)
  const loading = <SkeletonRows label={all.shell.loading} />
  if (shelf && detailed) {
    return (
      <DessertFace>
        <DessertDetail key={detailed.DESSERT} shelf={shelf} dessert={detailed} place={place} placeholder={loading} />
      </DessertFace>
    )
  }
  const choosing = shelf?.CHOSEN === 'N' ? { chosen, onChoose: setChosen } : undefined
  return (
    <DessertFace>
      <PageHead title={all.titles.desserts} sub={shelf ? words.count(shelf.DESSERTS.length) : words.lead} />
      <DessertShelf shelf={shelf} choosing={choosing} />
      {shelf ? (
        <Kitchen shelf={shelf} chosen={chosen} pot={pot} onPot={setPot} place={place} placeholder={loading} />
      ) : isMember && refusal ? (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      ) : (
        <ShelfGuide />
      )}
    </DessertFace>
  )
}
