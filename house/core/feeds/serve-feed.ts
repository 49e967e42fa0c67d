import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Tag } from '#contract/endpoint.ts'
import { languageOf } from '#kit/http/language.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import type { Language } from '#rules/language.ts'
import type { Feed } from './feed.ts'
import { writeAtom, writeRss } from './write-feed.ts'

export type FeedFormat = 'rss' | 'atom'
export type FeedQuery = Readonly<Record<string, unknown>>

/** Number of entries in a feed, newest first. */
export const feedEntries = 30

export interface ServedFeed {
  /** Path without the extension, such as `/rpy/feed`; `.rss` and `.atom` are added. */
  readonly path: string
  /** What the feed shows: the cached feed is stale after a write that touches one of these tags. */
  readonly tags: readonly Tag[]
  /** Turns the query string into a cache key and a read. Requests with the same key get the same feed. */
  readonly ask: (query: FeedQuery, now: Date) => FeedRequest
}

export interface FeedRequest {
  readonly key: string
  /** Loads the feed; null if the thing it is about does not exist (answered with 404). */
  readonly read: (as: { readonly language: Language; readonly format: FeedFormat }) => Promise<Feed | null>
}

interface House {
  readonly keeper: Keeper
  readonly now: () => Date
}

interface WrittenFeed {
  readonly text: string
  readonly etag: string
  /** Time of the newest entry, to the second, for Last-Modified; null for an empty feed. */
  readonly modified: Date | null
}

const lifetimeMs = 10 * 60_000
const mostBytes = 16 * 1_024 * 1_024

const formats = {
  rss: { write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  atom: { write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
} as const

/** Serves a feed as RSS and as Atom, in the language of `?lang=` or else of the reader. */
export function serveFeed(app: FastifyInstance, { keeper, now }: House, { path, tags, ask }: ServedFeed): void {
  const kept = keeper.open<WrittenFeed>({ lifetimeMs, mostBytes })

  async function feedOf(asked: FeedRequest, language: Language, format: FeedFormat): Promise<WrittenFeed | null> {
    const at = now().getTime()
    const key = [format, language, asked.key].join(' ')
    const found = kept.get(key, at)
    if (found) return found
    const stamp = keeper.stamp()
    const feed = await asked.read({ language, format })
    if (!feed) return null
    const text = formats[format].write(feed)
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
    const written = { text, etag, modified: feed.updated && wholeSecond(feed.updated) }
    kept.keep(key, written, { tags, bytes: 2 * text.length, stamp, now: at })
    return written
  }

  for (const format of ['rss', 'atom'] as const) {
    app.get<{ Querystring: Record<string, unknown> }>(`${path}.${format}`, async (request, reply) => {
      const { lang, ...query } = request.query
      const language = lang === 'zh' || lang === 'en' ? lang : languageOf(request)
      const feed = await feedOf(ask(query, now()), language, format)
      if (!feed) return reply.code(404).type('text/plain; charset=utf-8').send(goneWords)
      reply.header('cache-control', 'public, no-cache').header('etag', feed.etag).header('vary', 'cookie')
      if (feed.modified) reply.header('last-modified', feed.modified.toUTCString())
      if (isKnown(request.headers, feed)) return reply.code(304).send()
      return reply.type(formats[format].type).send(feed.text)
    })
  }
}

const goneWords = '这里没有订阅。There is no feed here.\n'

/**
 * Whether the client's copy is current (304). If-None-Match decides if it was sent: Last-Modified is the time of the
 * newest entry, and does not change when an entry is removed.
 */
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
