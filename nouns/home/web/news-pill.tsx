import { useState } from 'react'
import { useReads } from '#api/reads.ts'
import { FreshPill } from '#design/parts/fresh-pill.tsx'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { useLive } from '#session/live/live-wishes.ts'
import { useWords } from '#session/words.tsx'
import { home } from '../contract/home.ts'
import { homePack } from '../words/home.pack.ts'
import { type FrontState, newsCount, readFront } from './news-count.ts'
import { useNewsShown } from './use-news-shown.ts'

export interface NewsPillProps {
  /** Called after a press, while the new rows are on their way. */
  readonly onPress: () => void
}

/** Offers the floors and replays that were posted since the page was read. Nothing moves before it is pressed. */
export function NewsPill({ onPress }: NewsPillProps) {
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
        touch([...clubs.calls.freshTopics.shows, ...home.calls.front.shows])
        onPress()
      }}
    />
  )
}

const none = { count: 0, more: false }
