import type { Selectable } from 'kysely'
import type { Preferences } from '#rules/people/preferences.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { MembersTable } from './tables.ts'

export const preferenceColumns = [
  'language',
  'opens_tabs',
  'left_bar_closed',
  'topics_a_page',
  'floors_a_page',
  'hides_toolbar',
  'shows_topics',
  'shows_paintings',
  'shows_replays',
  'shows_desserts',
  'shows_honor',
  'shows_feed',
  'shows_progress',
  'shows_presence',
  'listed',
] as const satisfies readonly (keyof MembersTable)[]

export type PreferenceRow = Pick<Selectable<MembersTable>, (typeof preferenceColumns)[number]>

export const preferencesOf = (row: PreferenceRow): Preferences => ({
  aOpen: yesNoOf(row.opens_tabs),
  leftBar: row.left_bar_closed ? '1' : '0',
  language: row.language,
  mNum: row.topics_a_page,
  tNum: row.floors_a_page,
  hideToolbar: yesNoOf(row.hides_toolbar),
  showMS: yesNoOf(row.shows_topics),
  showEga: yesNoOf(row.shows_paintings),
  showReplay: yesNoOf(row.shows_replays),
  showDes: yesNoOf(row.shows_desserts),
  showHonor: yesNoOf(row.shows_honor),
  showFeed: yesNoOf(row.shows_feed),
  showProgress: yesNoOf(row.shows_progress),
  showHere: yesNoOf(row.shows_presence),
  showList: yesNoOf(row.listed),
})

/** Maps preferences to their columns. */
export const preferenceRow = (all: Preferences): PreferenceRow => ({
  language: all.language,
  opens_tabs: all.aOpen === 'Y',
  left_bar_closed: all.leftBar === '1',
  topics_a_page: all.mNum,
  floors_a_page: all.tNum,
  hides_toolbar: all.hideToolbar === 'Y',
  shows_topics: all.showMS === 'Y',
  shows_paintings: all.showEga === 'Y',
  shows_replays: all.showReplay === 'Y',
  shows_desserts: all.showDes === 'Y',
  shows_honor: all.showHonor === 'Y',
  shows_feed: all.showFeed === 'Y',
  shows_progress: all.showProgress === 'Y',
  shows_presence: all.showHere === 'Y',
  listed: all.showList === 'Y',
})
