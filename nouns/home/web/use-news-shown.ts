import { type FrontNews, frontNews } from '#cards/front/front-news.ts'
import { useLeftOut } from '#cards/front/use-left-out.ts'
import type { Shown } from './news-count.ts'

/** What the home page shows now; null until all is known that the count depends on. */
export function useNewsShown(): Shown | null {
  const { known, blocked, own } = useLeftOut()
  const floors = useFloorTimes()
  const replays = useReplayTimes()
  if (!floors || !replays || !known) return null
  return {
    floor: newest(floors),
    replay: newest(replays),
    skips: (member) => member === own || blocked.has(member),
  }
}

/** Never known without a section that shows such posts. */
const timesOf = (posts: FrontNews['of']): FrontNews['useTimes'] =>
  frontNews.find(({ stated }) => stated.of === posts)?.stated.useTimes ?? (() => undefined)

const useFloorTimes = timesOf('floors')
const useReplayTimes = timesOf('replays')

const newest = (times: readonly string[]) => Math.max(0, ...times.map((time) => Date.parse(time)))
