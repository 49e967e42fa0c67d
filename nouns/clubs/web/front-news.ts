import { useRead } from '#api/reads.ts'
import type { FrontNews } from '#cards/front/front-news.ts'
import { clubs } from '../contract/clubs.ts'

/** New floors, of the topics on the home page. */
export const frontNews: FrontNews = {
  of: 'floors',
  useTimes: () => useRead(clubs.calls.freshTopics, {}, { quiet: true }).value?.map(({ LASTTIME }) => LASTTIME),
  shows: clubs.calls.freshTopics.shows,
}
