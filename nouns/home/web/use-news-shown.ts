import { useRead } from '#api/reads.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { home } from '../contract/home.ts'
import type { Shown } from './news-count.ts'
import { useLeftOut } from './use-left-out.ts'

/** What the home page shows now; null until all is known that the count depends on. */
export function useNewsShown(): Shown | null {
  const { known, blocked, own } = useLeftOut()
  const topics = useRead(clubs.calls.freshTopics, {}, { quiet: true }).value
  const replays = useRead(home.calls.front, {}, { quiet: true }).value?.replays
  if (!topics || !replays || !known) return null
  return {
    floor: newest(topics.map(({ LASTTIME }) => LASTTIME)),
    replay: newest(replays.map(({ UPTIME }) => UPTIME)),
    skips: (member) => member === own || blocked.has(member),
  }
}

const newest = (times: readonly string[]) => Math.max(0, ...times.map((time) => Date.parse(time)))
