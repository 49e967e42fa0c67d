import { useRead } from '#api/reads.ts'
import type { WaitingSource, WaitingThing, WaitingThings } from '#cards/front/waiting-sources.ts'
import { useMe } from '#session/me.ts'
import { clubs } from '../contract/clubs.ts'
import { freshShown } from './front/fresh-shown.ts'
import { type TopicInWait, topicsInWait } from './front/topics-in-wait.ts'
import { WaitingTopic } from './front/waiting-topic.tsx'

/** Topics that wait for the member on the home page. */
export const waitingSource: WaitingSource = { order: 10, useWaiting: useWaitingTopics }

function useWaitingTopics(): WaitingThings | undefined {
  const { profile } = useMe()
  const kept = useRead(clubs.calls.favourites, {}, { quiet: true, keep: true })
  const newest = useRead(clubs.calls.freshTopics, {}, { quiet: true })
  const fresh = newest.value?.slice(0, freshShown) ?? []
  // The same topics as the list below: one call for both.
  const t = fresh.map(({ KeyID }) => KeyID).sort((a, b) => a - b)
  const marks = useRead(clubs.calls.marks, { t }, { enabled: t.length > 0, quiet: true, keep: true })
  if (!profile || [kept, newest, marks].some((read) => read.loading && !read.value)) return undefined
  const { grown, unopened, isNew } = topicsInWait({
    member: profile.id,
    favourites: kept.value?.rows ?? [],
    fresh,
    read: new Map(marks.value?.map(({ T, READ }) => [T, READ])),
  })
  return { grown: grown.map(thingOf), unopened: unopened.map(thingOf), isNew }
}

const thingOf = (waiting: TopicInWait): WaitingThing => ({
  about: `topic ${waiting.topic.KeyID}`,
  line: <WaitingTopic {...waiting} />,
})
