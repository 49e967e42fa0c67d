import type { FastifyInstance } from 'fastify'
import type { Origin } from '../http/call.ts'
import type { PagesOptions } from './pages-options.ts'

/**
 * Once the site listens, starts the permanent rendering threads and renders the first pages a few dozen times. A cold
 * thread takes more than twice as long for a page, and no visitor should have to wait for that.
 */
export function warmWhenListening(app: FastifyInstance, options: PagesOptions): void {
  let closing = false
  app.addHook('onClose', async () => {
    closing = true
  })
  app.addHook('onListen', async () => {
    // Not awaited: visitors are answered meanwhile. A page that fails here will fail, and be logged, when it is
    // requested.
    void renderFirstPages(options, () => closing).catch(() => undefined)
  })
}

const rounds = 25

const nobody: Origin = { ip: '127.0.0.1', network: '127.0.0.1', agent: '', language: 'zh' }

async function renderFirstPages(
  { pages: open, read, origin, publicSite, without }: PagesOptions,
  ended: () => boolean,
) {
  const pages = await open()
  if (!(await pages.warm?.())) return
  for (let round = 0; round < rounds; round++) {
    for (const url of pages.firstPages ?? []) {
      if (ended()) return
      const language = round % 5 === 4 ? 'en' : 'zh'
      const asGuest = (path: string, input: unknown) => read(path, input, { ...nobody, language })
      await pages.render({ url, language, coding: 'br', origin, publicSite, without, cookie: '', read: asGuest })
    }
  }
}
