import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Origin } from '../http/call.ts'
import { bufferOf, type Coding, codingOf, zip } from '../http/coding.ts'
import { keepsEnglish, languageCookie, pageLanguage } from '../http/language.ts'
import { networkOf } from '../http/network.ts'
import type { Kept } from '../kept/keeper.ts'
import { timed } from '../timing.ts'
import { isOutage, retryAfterSeconds } from '../unavailable.ts'
import type { PagesOptions } from './pages-options.ts'
import { serveLanguageSwitch, withinSite } from './switch-language.ts'
import { warmWhenListening } from './warm-pages.ts'

interface KeptPage {
  readonly status: number
  /** The compressed page: in the encoding it was made with, and in others requested since. */
  readonly zipped: Partial<Record<Coding, Buffer>>
  readonly etag: string
}

type AnswerPage = (request: FastifyRequest, reply: FastifyReply, status?: number) => Promise<FastifyReply>

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with the page at the request's address, with its own status or the given one. Null without pages. */
    answerPage: AnswerPage | null
  }
}

/** Whether a browser asks for a page, not a script for an answer of a call. */
export const asksForPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')

const lifetimeMs = 60_000
const mostBytes = 16 * 1_024 * 1_024

/** Answers every other GET with the page as guests see it; cached in memory where possible. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  serveLanguageSwitch(app, options.origin)
  const kept: Kept<KeptPage> = options.keeper.open({ lifetimeMs, mostBytes })
  warmWhenListening(app, options)
  const answerPage: AnswerPage = async (request, reply, status) => {
    const pages = await options.pages()
    const language = pageLanguage(request)
    if (keepsEnglish(request)) reply.header('set-cookie', languageCookie('en'))
    const cookie = request.headers.cookie ?? ''
    const pageKey = pages.pageKey(request.url, cookie)
    const key = pageKey === null ? null : `${language} ${pageKey}`
    const found = key === null ? null : kept.get(key, options.now())
    const policy = pages.contentSecurityPolicy
    if (found) return sendPage(reply, request, { page: found, policy, status })
    const stamp = options.keeper.stamp()
    const from: Origin = { ip: request.ip, network: networkOf(request.ip), agent: '', language }
    let away = false
    const read = (path: string, input: unknown) =>
      options.read(path, input, from).catch((error: unknown) => {
        away ||= isOutage(error)
        throw error
      })
    const { origin, publicSite, without } = options
    const rendering = timed('render', () =>
      pages.render({
        coding: codingOf(request) ?? 'gzip',
        url: request.url,
        language,
        origin,
        publicSite,
        without,
        cookie,
        read,
      }),
    )
    const rendered = await rendering.catch((error: unknown) => {
      request.log.error({ err: error, requestId: request.id }, 'fault')
      return null
    })
    if (away) reply.header('retry-after', retryAfterSeconds)
    if (!rendered) return sendFault(reply, { requestId: request.id, status: away ? 503 : 500 })
    if (rendered.redirect) return reply.redirect(withinSite(rendered.redirect, origin), 302)
    const page: KeptPage = {
      status: away && rendered.status >= 500 ? 503 : rendered.status,
      zipped: { [rendered.coding]: bufferOf(rendered.zipped) },
      etag: rendered.etag,
    }
    // A page without marks shows nothing of the database: it is the one for missing things, the same at every address.
    if (key !== null && (page.status === 200 || (page.status === 404 && rendered.tags.length === 0))) {
      // Counted twice, to leave room for the other encoding.
      const bytes = 2 * rendered.zipped.length + 500
      kept.keep(key, page, { tags: rendered.tags, bytes, stamp, now: options.now() })
    }
    return sendPage(reply, request, { page, policy, status })
  }
  app.answerPage = answerPage
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? answerPage(request, reply) : reply.code(404).send({ auth: '', data: null, msg: 'notFound' }),
  )
}

interface SentPage {
  readonly page: KeptPage
  readonly policy: string
  readonly status: number | undefined
}

function sendPage(reply: FastifyReply, request: FastifyRequest, { page, policy, status = page.status }: SentPage) {
  const coding = codingOf(request)
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
      etag: page.etag,
    })
    .code(status)
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  if (!coding) return reply.send(plainOf(page))
  const zipped = page.zipped[coding] ?? bufferOf(zip(plainOf(page), coding))
  page.zipped[coding] = zipped
  return reply.header('content-encoding', coding).send(zipped)
}

const plainOf = ({ zipped: { br, gzip } }: KeptPage): Buffer =>
  br ? brotliDecompressSync(br) : gunzipSync(gzip ?? Buffer.alloc(0))

/** The error page, in both languages. It depends on nothing else, whatever is broken. */
function sendFault(reply: FastifyReply, { requestId, status }: { requestId: string; status: number }) {
  return reply
    .code(status)
    .headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${status}</title></head><body><h1>店里出了点小故障</h1><p>请稍后再试。<a href="/">回到首页</a></p><p lang="en">Something broke on our side. Please try again in a while.</p><p><small>${requestId}</small></p></body></html>`,
    )
}
