import { useState } from 'react'
import { useReads } from '#api/reads.ts'
import { frontNews } from '#cards/front/front-news.ts'
import { newsListId } from '#cards/front/front-part.ts'
import { FreshPill } from '#design/parts/fresh-pill.tsx'
import { useLive } from '#session/live/live-wishes.ts'
import { useWords } from '#session/words.tsx'
import { homePack } from '../words/home.pack.ts'
import { type FrontState, newsCount, readFront } from './news-count.ts'
import { useNewsShown } from './use-news-shown.ts'

/** Offers the floors and replays that were posted since the page was read. Nothing moves before it is pressed. */
export function NewsPill() {
  const words = useWords(homePack).news
  const { touch } = useReads()
  const [state, setState] = useState<FrontState | null>(null)
  useLive('front', 'all', (data) => setState(readFront(data)))
  const shown = useNewsShown()
  const { count, more } = state && shown ? newsCount(state, shown) : none
  const label = count > 0 ? words.pill(count, more) : ''
  // Announced when the pill appears, and not again with every further post.
  const [said, setSaid] = useState('')
  if ((said === '') !== (label === '')) setSaid(label)
  return (
    <FreshPill
      icon="layers"
      label={label}
      said={said}
      onPress={() => {
        touch(frontNews.flatMap(({ stated }) => stated.shows))
        goToFresh()
      }}
    />
  )
}

/** Moves the focus to the list where the new rows come first, because the pressed pill goes away. */
function goToFresh(): void {
  const list = document.getElementById(newsListId)
  if (!list) return
  const { top } = list.getBoundingClientRect()
  const isSeen = top >= 0 && top < innerHeight / 2
  list.focus({ preventScroll: isSeen })
}

const none = { count: 0, more: false }
