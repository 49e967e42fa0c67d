import { useState } from 'react'
import { useLive } from '#session/live/live-wishes.ts'
import type { FloorRow, TopicHead } from '../../contract/clubs.ts'
import { pageOfFloor } from '../card/topic-path.ts'

export interface FreshParts {
  readonly topic: TopicHead
  readonly page: number
  readonly size: number
  /** The topic and its floors are those of the page before. */
  readonly stale: boolean
  readonly onAgain: () => void
  readonly onSeek: (floor: number) => void
}

export interface FreshFloors {
  /** Floors above were written since the page was opened: they are offered, and what is read stays where it is. */
  readonly limit: number
  readonly count: number
  /** Shows them. */
  readonly take: () => void
  /** The reader wrote one: it is shown with those before it. */
  readonly posted: (row: FloorRow) => void
}

/** Keeps floors back that were written while the page stands open. */
export function useFreshFloors({ topic, page, size, stale, onAgain, onSeek }: FreshParts): FreshFloors {
  const [shown, setShown] = useState({ page, limit: topic.TOP })
  const [live, setLive] = useState(0)
  useLive('topic', String(topic.KeyID), ({ top }) => {
    if (typeof top === 'number') setLive(top)
  })
  // Another page was asked for: it is shown as it is now.
  if (shown.page !== page && !stale) setShown({ page, limit: topic.TOP })
  const top = Math.max(live, topic.TOP)
  const show = (limit: number, floor: number) => {
    setShown({ page, limit })
    if (pageOfFloor(floor, size) === page) onAgain()
    onSeek(floor)
  }
  return {
    limit: shown.limit,
    count: Math.max(0, top - shown.limit),
    take: () => show(top, shown.limit + 1),
    posted: ({ FLOOR }) => show(Math.max(FLOOR, shown.limit), FLOOR),
  }
}
