import { archiveColumns } from '#nouns/archive/rules/archive.ts'
import { bets } from '#nouns/bets/contract/bets.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { scorecard } from '#nouns/replays/contract/scorecard.ts'
import { importScoreboard } from '../import/import-scoreboard.ts'
import { makeMember } from '../test/make-member.ts'
import type { Visit } from './journey.ts'

/** A page of the site by its path. `member`: it shows the visitor's own things, so it needs a log-in. */
export interface Place {
  readonly path: string
  readonly member?: boolean
}

let count = 0

/** Import file of the archive (tab-separated): a header row and two runs. */
const archived = [
  archiveColumns,
  ['95', '', '', 'EX-7', '1116980', '0.00', '2007-12-22 20:39', '2007-12-23', 'pilot1'],
  ['8', 'Hard', 'Border Team', 'FinalA', '1238989990', '', '2008-11-18', '2008-11-23', 'pilot2'],
]
  .map((cells) => `${cells.join('\t')}\n`)
  .join('')

/**
 * All pages of a seeded site that are open, including empty and missing ones, and one page that opens later in place of
 * all such pages.
 */
export async function placesOf({ site }: Pick<Visit, 'site'>): Promise<readonly Place[]> {
  const { data } = await site.call(replays.calls.list, { pageNum: 1, pageSize: 20 })
  const [first] = data.rows
  await importScoreboard(site.site.foundation.db, archived)
  const idle = await makeMember(site, `idle${++count}`)
  const pairs = await Promise.all(
    data.rows.map(async ({ CODE }) => {
      const rivals = await site.call(scorecard.calls.rivals, { code: CODE })
      return rivals.data.map((rival) => `/r/${CODE}/vs/${rival.CODE}`)
    }),
  )
  const topics = (await site.call(clubs.calls.newTopics, {})).data
  const tallest = topics.toSorted((a, b) => b.FLOORS - a.FLOORS)[0]
  const [event] = (await site.call(bets.calls.list, {})).data.rows
  const longest = data.rows.toSorted((a, b) => b.COMMENT.length - a.COMMENT.length)[0]
  return [
    ...['/', '/rpy', '/rpy?game=7&sort=score', '/rpy/upload', `/r/${first?.CODE}`, `/r/${longest?.CODE}`],
    ...[
      '/rpy?game=2003&rank=E',
      '/rpy?p=999',
      '/jf',
      '/jf?game=9',
      '/jf?p=999',
      '/rpy/archive',
      '/rpy/archive?game=8&p=999',
      '/r/zzzz',
      ...pairs.flat().slice(0, 1),
      '/r/zzzz/vs/zzzy',
      `/p/${first?.UPID}`,
      `/p/${idle.id}`,
      '/ms',
      ...['', '&sort=liked', '&p=999'].map((rest) => `/ms?m=${tallest?.MS}${rest}`),
      ...topics.slice(0, 3).map(({ KeyID }) => `/ms?t=${KeyID}`),
      ...['', '&p=999'].map((rest) => `/ms?t=${tallest?.KeyID}${rest}`),
      '/ms?m=999999',
      '/ms?t=999999999',
      ...['feed', 'progress', 'ms'].map((tab) => `/p/${first?.UPID}?tab=${tab}`),
      '/docs/api',
      '/privileges',
      ...['', '?period=1y', '?resource=score'].map((rest) => `/supply${rest}`),
      ...['/bocai', '/bocai?state=ended', `/bocai/${event?.NAME}`, '/bocai/nothere1', '/bocaigob'],
      '/shop',
      '/dragonball',
      '/rights',
      ...['', '?q=弹幕', '?q=弹幕&type=floor&sort=time', '?q=没有这个词+gmae:th8'].map((rest) => `/search${rest}`),
      '/p/1999999',
      '/link',
      '/desserts',
      '/liver',
      '/com',
      '/admin',
      '/yukari',
      '/c',
      '/test',
    ],
  ]
    .map((path): Place => ({ path }))
    .concat(
      [
        '/jf',
        '/rpy/archive?mine=Y',
        '/members',
        '/members?q=nobody&sort=name',
        '/reminders',
        '/reminders?group=talk&unread=Y',
        '/messages',
        `/messages?with=${first?.UPID}`,
        '/favourites',
        '/ms/propose',
        '/privileges/queue',
        '/sign-in-days',
        '/sign-in-days?m=2026-01',
        '/gifts',
        ...['', '?resource=zjj', '?reason=giftTakenBack', '?days=7&reason=daily&span=365'].map(
          (rest) => `/statement${rest}`,
        ),
        `/gifts?to=${idle.id}`,
        `/ms?t=${tallest?.KeyID}`,
      ].map((path) => ({
        path,
        member: true,
      })),
    )
    .concat(settingsSections.map((part) => ({ path: `/settings${part}`, member: true })))
}

/** Ends of the paths below `/settings`: the list of sections, and every section. */
const settingsSections = [
  '',
  ...[
    'profile',
    'background',
    'privacy',
    'account',
    'twofactor',
    'devices',
    'preferences',
    'tokens',
    'reminders',
    'data',
  ].map((name) => `/${name}`),
]
