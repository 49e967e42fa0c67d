import { importScoreboard } from '#site/import/import-scoreboard.ts'
import type { PlacesOfNoun } from '#site/journeys/places.ts'
import { archiveColumns } from '../rules/archive.ts'

export const placesOfNoun: PlacesOfNoun = async ({ site }) => {
  await importScoreboard(site.site.foundation.db, archived)
  return [
    { path: '/rpy/archive' },
    { path: '/rpy/archive?game=8&p=999' },
    { path: '/rpy/archive?mine=Y', member: true },
  ]
}

/** Import file of the archive (tab-separated): a header row and two runs. */
const archived = [
  archiveColumns,
  ['95', '', '', 'EX-7', '1116980', '0.00', '2007-12-22 20:39', '2007-12-23', 'pilot1'],
  ['8', 'Hard', 'Border Team', 'FinalA', '1238989990', '', '2008-11-18', '2008-11-23', 'pilot2'],
]
  .map((cells) => `${cells.join('\t')}\n`)
  .join('')
