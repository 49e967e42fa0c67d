import { useRead } from '#api/reads.ts'
import type { FrontNews } from '#cards/front/front-news.ts'
import { home } from '../contract/home.ts'

/** New replays on the home page. */
export const frontNews: FrontNews = {
  of: 'replays',
  useTimes: () => useRead(home.calls.front, {}, { quiet: true }).value?.replays.map(({ UPTIME }) => UPTIME),
  shows: home.calls.front.shows,
}
