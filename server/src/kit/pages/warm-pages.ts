import type { FastifyInstance } from 'fastify'
import type { Origin } from '../http/call.ts'
import type { PagesOptions } from './serve-pages.ts'

/**
 * Once the site listens, the kept rendering threads start and render the first pages a few dozen times, one by one: a cold
 * thread takes more than twice the time for a page, and no visitor should be the one who waits for it.
 */
export function warmWhenListening(app: FastifyInstance, options: PagesOptions): void {
  let closing = false
  app.addHook('onClose', async () => {
    closing = true
  })
  app.addHook('onListen', async () => {
    // Visitors are answered meanwhile. A page that fails here fails again, and is logged, when somebody asks for it.
    void renderFirstPages(options, () => closing).catch(() => undefined)
  })
}

const rounds = 25

const nobody: Origin = { ip: '127.0.0.1', network: '127.0.0.1', agent: '', language: 'zh' }

async function renderFirstPages({ pages: open, read, origin, publicSite }: PagesOptions, ended: () => boolean) {
  const pages = await open()
  if (!(await pages.warm?.())) return
  for (let round = 0; round < rounds; round++) {
    for (const url of pages.firstPages ?? []) {
      if (ended()) return
      const language = round % 5 === 4 ? 'en' : 'zh'
      const asGuest = (path: string, input: unknown) => read(path, input, { ...nobody, language })
      await pages.render({ url, language, coding: 'br', origin, publicSite, cookie: '', read: asGuest })
    }
  }
}
