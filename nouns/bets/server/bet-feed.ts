import type { FastifyInstance } from 'fastify'
import { feedEntries, serveFeed } from '#core/feeds/serve-feed.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { accounts as enPeople } from '#words/frame/accounts.en.ts'
import { accounts as zhPeople } from '#words/frame/accounts.zh.ts'
import { type StakeResource, stakeResources } from '../rules/odds.ts'
import { bets as en } from '../words/bets.en.ts'
import { bets as zh } from '../words/bets.zh.ts'
import './tables.ts'

interface BetFeedParts {
  readonly read: ReadDb
  readonly keeper: Keeper
  readonly origin: string
  readonly now: () => Date
}

/** Serves `/bocai/feed.rss` and `/bocai/feed.atom`: the newest events, of one category or resource where the query names it. */
export function betFeed(app: FastifyInstance, { read, keeper, origin, now }: BetFeedParts): void {
  serveFeed(
    app,
    { keeper, now },
    {
      path: '/bocai/feed',
      tags: ['bets', 'members'],
      ask: (query) => {
        const category = wholeNumber(query.category)
        const resource = stakeResources.find((each) => each === query.resource)
        const list = new URLSearchParams()
        if (category !== undefined) list.set('category', String(category))
        if (resource) list.set('resource', resource)
        return {
          key: list.toString(),
          read: async ({ language, format }) => {
            const [words, people] = language === 'zh' ? [zh, zhPeople] : [en, enPeople]
            const rows = await newest(read, { category, resource })
            const own = new URLSearchParams(list)
            own.set('lang', language)
            return {
              title: words.title,
              description: words.description,
              language,
              page: `${origin}/bocai${list.size > 0 ? `?${list}` : ''}`,
              self: `${origin}/bocai/feed.${format}?${own}`,
              updated: rows[0]?.opened_at ?? null,
              entries: rows.map((row) => ({
                title: row.title,
                link: `${origin}/bocai/${row.name}`,
                at: row.opened_at,
                author: row.nick || people.closedName,
                category: language === 'en' && row.category_en !== '' ? row.category_en : row.category,
                text: row.terms,
              })),
            }
          },
        }
      },
    },
  )
}

const wholeNumber = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

interface FeedRow {
  readonly name: string
  readonly title: string
  readonly terms: string
  readonly opened_at: Date
  readonly nick: string
  readonly category: string
  readonly category_en: string
}

interface Wanted {
  readonly category: number | undefined
  readonly resource: StakeResource | undefined
}

const newest = (read: ReadDb, { category, resource }: Wanted): Promise<FeedRow[]> =>
  read.named<FeedRow>(newestStatement, [
    category ?? null,
    resource === undefined ? null : resourceNumber(resource),
    feedEntries,
  ])

const newestStatement = {
  name: 'bets-feed',
  sql: `select b.name, b.title, b.terms, b.opened_at, case when m.closed_at is null then m.nick else '' end as nick,
      c.name as category, c.name_en as category_en
    from bets b join members m on m.id = b.opener join bet_categories c on c.id = b.category
    where b.opened_at is not null and ($1::integer is null or b.category = $1) and ($2::smallint is null or b.resource = $2)
    order by b.opened_at desc, b.id desc limit $3`,
}
