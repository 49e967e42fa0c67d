import type { FastifyInstance } from 'fastify'
import { feedEntries, serveFeed } from '#core/feeds/serve-feed.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { filterQuery, type ReplayFilter, readReplayFilter } from '../../rules/replay-filters.ts'
import type { ReplayList } from '../list/replay-list.ts'
import { describeFeed } from './describe-feed.ts'

interface ReplayFeedParts {
  readonly read: ReadDb
  readonly list: ReplayList
  readonly keeper: Keeper
  readonly origin: string
  readonly now: () => Date
}

/**
 * Serves `/rpy/feed.rss` and `/rpy/feed.atom`: the newest replays of any filter, with the same parameters as `/rpy`.
 */
export function feedRoutes(app: FastifyInstance, { read, list, keeper, origin, now }: ReplayFeedParts): void {
  serveFeed(
    app,
    { keeper, now },
    {
      path: '/rpy/feed',
      tags: ['replays', 'members'],
      ask: (query, at) => {
        const filter: ReplayFilter = { ...readReplayFilter(query), sort: 'time' }
        return {
          key: [filterQuery(filter), filter.period && beijingDay(at)].join(' '),
          read: async (as) => {
            const { rows } = await list.page(read, { filter, now: at }, { pageSize: feedEntries, pageNum: 1 })
            return describeFeed(rows, { filter, origin, ...as })
          },
        }
      },
    },
  )
}
