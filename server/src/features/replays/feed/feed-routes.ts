import { createHash } from 'node:crypto'
import { beijingDay } from '@patisserie/rules/beijing-time'
import type { Language } from '@patisserie/rules/language'
import { filterQuery, type ReplayFilter, readReplayFilter } from '@patisserie/rules/replay-filters'
import type { FastifyInstance } from 'fastify'
import type { ReadDb } from '../../../kit/db/database.ts'
import { languageOf } from '../../../kit/http/language.ts'
import type { Keeper } from '../../../kit/kept/keeper.ts'
import type { ReplayList } from '../replay-list.ts'
import { describeFeed } from './describe-feed.ts'
import { writeAtom, writeRss } from './write-feed.ts'

interface Sources {
  readonly read: ReadDb
  readonly list: ReplayList
  readonly keeper: Keeper
  readonly origin: string
  readonly now: () => Date
}

interface WrittenFeed {
  readonly text: string
  readonly etag: string
  /** Of the newest entry, to the second; null without one. */
  readonly modified: Date | null
}

const entries = 30
const lifetimeMs = 10 * 60_000
const mostBytes = 16 * 1_024 * 1_024

const formats = {
  rss: { write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
} as const

/** `/rpy/feed.rss` and `/rpy/feed.atom`: the newest replays of any filter, by the same parameters as `/rpy`. */
export function feedRoutes(app: FastifyInstance, { read, list, keeper, origin, now }: Sources): void {
  const kept = keeper.open<WrittenFeed>({ lifetimeMs, mostBytes })

  async function feedOf(filter: ReplayFilter, language: Language, format: keyof typeof formats): Promise<WrittenFeed> {
    const at = now()
    const key = [format, language, filterQuery(filter), filter.period && beijingDay(at)].join(' ')
    const found = kept.get(key, at.getTime())
    if (found) return found
    const stamp = keeper.stamp()
    const { rows } = await list.page(read, { filter, now: at }, { pageSize: entries, pageNum: 1 })
    const feed = describeFeed(rows, { filter, language, origin, format })
    const text = formats[format].write(feed)
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
    const written = { text, etag, modified: feed.updated && wholeSecond(feed.updated) }
    kept.keep(key, written, { tags: ['replays', 'members'], bytes: 2 * text.length, stamp, now: at.getTime() })
    return written
  }

  for (const format of ['rss', 'atom'] as const) {
    app.get<{ Querystring: Record<string, unknown> }>(`/rpy/feed.${format}`, async (request, reply) => {
      const { lang, ...query } = request.query
      const language = lang === 'zh' || lang === 'en' ? lang : languageOf(request)
      const feed = await feedOf({ ...readReplayFilter(query), sort: 'time' }, language, format)
      reply.header('cache-control', 'public, no-cache').header('etag', feed.etag).header('vary', 'cookie')
      if (feed.modified) reply.header('last-modified', feed.modified.toUTCString())
      if (isKnown(request.headers, feed)) return reply.code(304).send()
      return reply.type(formats[format].type).send(feed.text)
    })
  }
}

/** An entry that was removed leaves the newest instant as it was, so the tag decides where the reader has one. */
function isKnown(headers: Readonly<Record<string, string | string[] | undefined>>, feed: WrittenFeed): boolean {
  const known = headers['if-none-match']
  if (known !== undefined)
    return String(known)
      .split(/\s*,\s*/)
      .some((tag) => tag.replace(/^W\//, '') === feed.etag)
  const since = Date.parse(String(headers['if-modified-since'] ?? ''))
  return feed.modified !== null && since >= feed.modified.getTime()
}

const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1_000) * 1_000)
