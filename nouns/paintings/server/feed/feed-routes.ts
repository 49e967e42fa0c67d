import type { FastifyInstance } from 'fastify'
import { feedEntries, serveFeed } from '#core/feeds/serve-feed.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { type PaintingFilter, paintingQuery, readPaintingFilter } from '../../rules/painting-filters.ts'
import type { PaintingList } from '../painting-list.ts'
import { shownTo } from '../uploader-reads.ts'
import { describeFeed } from './describe-feed.ts'

interface PaintingFeedParts {
  readonly read: ReadDb
  readonly list: PaintingList
  readonly keeper: Keeper
  readonly origin: string
  readonly now: () => Date
}

/**
 * Serves `/painting/feed.rss` and `/painting/feed.atom`: the newest works of any filter, with the same parameters as
 * `/painting`. The works of a person who hides theirs are in no feed of that person.
 */
export function feedRoutes(app: FastifyInstance, { read, list, keeper, origin, now }: PaintingFeedParts): void {
  serveFeed(
    app,
    { keeper, now },
    {
      path: '/painting/feed',
      tags: ['paintings', 'members'],
      ask: (query, at) => {
        const filter: PaintingFilter = { ...readPaintingFilter(query), sort: 'time' }
        return {
          key: [paintingQuery(filter), filter.period && beijingDay(at)].join(' '),
          read: async (as) => {
            const shown = filter.upid === undefined || (await shownTo(read, filter.upid, () => undefined)) === 'shown'
            const page = { pageSize: feedEntries, pageNum: 1 }
            const rows = shown ? (await list.page(read, { filter, now: at }, page)).rows : []
            return describeFeed(rows, { filter, origin, ...as })
          },
        }
      },
    },
  )
}
