import type { FastifyInstance } from 'fastify'
import type { Feed } from '#core/feeds/feed.ts'
import { type FeedFormat, feedEntries, serveFeed } from '#core/feeds/serve-feed.ts'
import { spokenIn } from '#core/rich-text/marked-words.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import type { Language } from '#rules/language.ts'
import { accounts as enPeople } from '#words/frame/accounts.en.ts'
import { accounts as zhPeople } from '#words/frame/accounts.zh.ts'
import type { ClubRow, TopicRow } from '../contract/clubs.ts'
import { clubIntroIn, clubNameIn } from '../rules/club-name.ts'
import { clubFeed as en } from '../words/club-feed.en.ts'
import { clubFeed as zh } from '../words/club-feed.zh.ts'
import { oneClub } from './clubs/club-reads.ts'
import { clubTopics, newTopics } from './topics/topic-reads.ts'

interface ClubFeedParts {
  readonly read: ReadDb
  readonly keeper: Keeper
  readonly origin: string
  readonly now: () => Date
}

/** Serves `/ms/feed.rss` and `/ms/feed.atom`: the newest topics of all clubs or, with `m`, of one club. */
export function clubFeedRoutes(app: FastifyInstance, { read, keeper, origin, now }: ClubFeedParts): void {
  serveFeed(
    app,
    { keeper, now },
    {
      path: '/ms/feed',
      tags: ['topics', 'clubs', 'members'],
      ask: ({ m }) => {
        const id = m === undefined ? null : idOf(m)
        return {
          key: String(id),
          read: async (as) => {
            if (id === null) return describe(await newTopics(read, feedEntries), { club: null, origin, ...as })
            const club = await oneClub(read, id)
            return club ? describe(await newestOf(read, id), { club, origin, ...as }) : null
          },
        }
      },
    },
  )
}

/** The club's id; 0, which no club has, if the text is not an id. */
const idOf = (m: unknown): number => (/^[1-9]\d{0,5}$/.test(String(m)) ? Number(m) : 0)

/** The newest topics by creation; pinned topics get no earlier place. */
async function newestOf(read: ReadDb, club: number): Promise<TopicRow[]> {
  const { rows, pinned } = await clubTopics(read, {
    club,
    sort: 'new',
    pageSize: feedEntries,
    pageNum: 1,
    now: new Date(),
  })
  return [...rows, ...pinned].sort((a, b) => b.KeyID - a.KeyID).slice(0, feedEntries)
}

interface About {
  readonly club: ClubRow | null
  readonly origin: string
  readonly language: Language
  readonly format: FeedFormat
}

function describe(rows: readonly TopicRow[], { club, origin, language, format }: About): Feed {
  const words = language === 'zh' ? zh : en
  const people = language === 'zh' ? zhPeople : enPeople
  const name = club ? clubNameIn(language, club.NAME, club.NAMEEN) : ''
  const query = club ? `?m=${club.KeyID}` : ''
  return {
    title: club ? words.titleOf(name) : words.title,
    description: club ? clubIntroIn(language, club) || words.descriptionOf(name) : words.description,
    language,
    page: `${origin}/ms${query}`,
    self: `${origin}/ms/feed.${format}${query ? `${query}&` : '?'}lang=${language}`,
    updated: rows[0] ? new Date(rows[0].UPTIME) : null,
    entries: rows.map((row) => ({
      title: row.TITLE,
      link: `${origin}/ms?t=${row.KeyID}`,
      at: new Date(row.UPTIME),
      author: row.NICK || people.closedName,
      category: clubNameIn(language, row.MSNAME, row.MSNAMEEN),
      text: spokenIn(row.EXCERPT, language),
    })),
  }
}
