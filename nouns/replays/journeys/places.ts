import type { PlacesOfNoun } from '#site/journeys/places.ts'
import { replays } from '../contract/replays.ts'
import { scorecard } from '../contract/scorecard.ts'

export const placesOfNoun: PlacesOfNoun = async ({ site, busy }) => {
  const { rows } = (await site.call(replays.calls.list, { pageNum: 1, pageSize: 20 })).data
  const longest = rows.toSorted((a, b) => b.COMMENT.length - a.COMMENT.length)[0]
  const pairs = await Promise.all(
    rows.map(async ({ CODE }) => {
      const rivals = await site.call(scorecard.calls.rivals, { code: CODE })
      return rivals.data.map((rival) => `/r/${CODE}/vs/${rival.CODE}`)
    }),
  )
  return [
    ...[
      ...['/rpy', '/rpy?game=7&sort=score', '/rpy/upload', `/r/${rows[0]?.CODE}`, `/r/${longest?.CODE}`],
      ...['/rpy?game=2003&rank=E', '/rpy?p=999', '/jf', '/jf?game=9', '/jf?p=999', '/r/zzzz'],
      ...pairs.flat().slice(0, 1),
      '/r/zzzz/vs/zzzy',
      `/p/${await busy()}?tab=progress`,
    ].map((path) => ({ path })),
    { path: '/jf', member: true },
  ]
}
