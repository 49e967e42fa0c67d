import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Mail } from './mailer.ts'

const shown = 50

/** Development only: shows mails that were written to files, newest first, on a plain page with working links. */
export function serveMailbox(app: FastifyInstance, folder: string): void {
  app.get('/test/mail', async (_request, reply) => {
    const names = await readdir(folder).catch(() => [])
    const newest = names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .slice(0, shown)
    const mails = await Promise.all(
      // Never half written: `openMailer` renames each file into place.
      newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
    )
    return reply
      .headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page(mails))
  })
}

const page = (mails: readonly Mail[]): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>Mail</title></head><body><h1>data/mail</h1>${mails
    .map(
      ({ to, subject, text }) =>
        `<article><h2>${escaped(subject)}</h2><p>${escaped(to)}</p><pre>${linked(text)}</pre></article>`,
    )
    .join('<hr>')}</body></html>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s]+/g, (address) => `<a href="${address}">${address}</a>`)
