import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tag } from '#contract/endpoint.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { takesGzip } from '#kit/http/coding.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import { sitemapFiles, sitemapRows } from './read-sitemap.ts'
import type { SitemapSource } from './sitemap-source.ts'

interface SitemapParts {
  readonly read: ReadDb
  readonly keeper: Keeper
  readonly origin: string
  readonly now: () => Date
  /** Paths of pages without a row of their own. */
  readonly pages: readonly string[]
  readonly sources: readonly SitemapSource[]
}

const lifetimeMs = 3_600_000
const mostBytes = 16 * 1_024 * 1_024

/**
 * Serves `/robots.txt`, the index `/sitemap.xml` and its files `/sitemap/{name}-{n}.xml`. A file is kept gzipped until a
 * write touches what it shows, so that nothing stands in it that was taken out of sight.
 */
export function serveSitemap(app: FastifyInstance, parts: SitemapParts): void {
  const { read, keeper, origin, now, pages, sources } = parts
  const kept = keeper.open<Buffer>({ lifetimeMs, mostBytes })
  /** Files that are being made: requests for one that come meanwhile wait for it. */
  const making = new Map<string, Promise<Buffer | null>>()

  async function make(key: string, tags: readonly Tag[], write: () => Promise<string | null>): Promise<Buffer | null> {
    const stamp = keeper.stamp()
    const text = await write()
    if (text === null) return null
    const bytes = await promisify(gzip)(text)
    kept.keep(key, bytes, { tags, bytes: bytes.length, stamp, now: now().getTime() })
    return bytes
  }

  function keptOrMade(key: string, tags: readonly Tag[], write: () => Promise<string | null>): Promise<Buffer | null> {
    const found = kept.get(key, now().getTime())
    if (found) return Promise.resolve(found)
    const made = making.get(key) ?? make(key, tags, write).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  const index = async (): Promise<string> => {
    const files = await Promise.all(sources.map((source) => sitemapFiles(read, source)))
    const names = sources.flatMap(({ name }, i) => (files[i] ?? []).map((n) => `${name}-${n}`))
    return xml(
      'sitemapindex',
      ['pages', ...names].map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`),
    )
  }

  const fileOf = async (source: SitemapSource, n: number): Promise<string | null> => {
    const rows = await sitemapRows(read, source, n)
    if (rows.length === 0) return null
    return xml(
      'urlset',
      rows.map(
        ({ id, at, named }) =>
          `<url><loc>${origin}${source.pathOf(id, named)}</loc><lastmod>${at.toISOString().slice(0, 19)}Z</lastmod></url>`,
      ),
    )
  }

  const pagesFile = async () =>
    xml(
      'urlset',
      pages.map((path) => `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>`),
    )

  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(robots(origin)),
  )
  const indexTags = [...new Set(sources.flatMap(({ tags }) => tags))]
  app.get('/sitemap.xml', async (request, reply) => send(request, reply, await keptOrMade('', indexTags, index)))
  app.get('/sitemap/pages.xml', async (request, reply) =>
    send(request, reply, await keptOrMade('pages', [], pagesFile)),
  )
  for (const source of sources) {
    // Up to the highest id that any column of ids has.
    app.get<{ Params: { n: string } }>(`/sitemap/${source.name}-:n(^0|[1-9]\\d{0,5}$).xml`, async (request, reply) => {
      const n = Number(request.params.n)
      const key = `${source.name} ${n}`
      return send(request, reply, await keptOrMade(key, source.tags, () => fileOf(source, n)))
    })
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, zipped: Buffer | null) {
  if (!zipped) return reply.code(404).type('text/plain; charset=utf-8').send(goneWords)
  reply
    .headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding' })
    .type('application/xml; charset=utf-8')
  if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(zipped)
  return reply.send(await promisify(gunzip)(zipped))
}

const xml = (root: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

/** Pages that search engines must not keep say so themselves, so robots must be able to read them. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    'Disallow: /language/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const goneWords = '这里没有网站地图。There is no sitemap here.\n'
