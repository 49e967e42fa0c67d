import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button } from '#design/parts/button.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { useWords } from '#session/words.tsx'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { GoneState } from '../gone-state.tsx'
import { floorsInput } from './floors-input.ts'
import { TopicSkeleton } from './topic-skeleton.tsx'
import { TopicView } from './topic-view.tsx'

export interface TopicPageProps {
  readonly t: number
  readonly page: number
  /** Only the floors of who began the topic. */
  readonly only: boolean
  /** Floors on a page. */
  readonly size: number
}

/** A topic, a page of its floors at a time. */
export function TopicPage({ t, page, only, size }: TopicPageProps) {
  const words = useWords()
  const { topic: own } = useWords(clubsPack)
  const { value, refusal, stale, again } = useRead(clubs.calls.floors, floorsInput({ t, page, only }, size), {
    keep: true,
  })
  if (value) return <TopicView answer={value} page={page} only={only} size={size} stale={stale} onAgain={again} />
  if (refusal === 'ms.topicGone') {
    return (
      <GoneState title={own.gone} to="/ms" link={own.goneInClub}>
        {own.goneText}
      </GoneState>
    )
  }
  if (!refusal) return <TopicSkeleton />
  return (
    <ErrorState wide heading title={own.failed} actions={<Button onClick={again}>{words.shell.retry}</Button>}>
      {problemWord(refusal, words)}
    </ErrorState>
  )
}
