import type { Browser } from 'playwright-core'
import type { DemoAccount } from '../server/seed/seed-site.ts'
import { serveBuiltSite } from '../server/src/kit/pages/built-site.ts'
import { openTestSite, type TestSite } from '../server/test/open-test-site.ts'
import { openBrowser } from './browser.ts'
import { freePort } from './free-port.ts'
import { seededSite } from './seeded-site.ts'

/** The whole site, listening on a port, and a browser. */
export interface Shop {
  readonly site: TestSite
  readonly origin: string
  readonly browser: Browser
  /** The demo accounts of a seeded site; empty otherwise. */
  readonly demo: readonly DemoAccount[]
  close(): Promise<void>
}

/** Opens site and browser; a `seeded` site is filled as by `npm run seed`. `missing`: why there is no browser. */
export async function openShop({ seeded = false } = {}): Promise<Shop | { readonly missing: string }> {
  const browser = await openBrowser()
  if ('missing' in browser) return browser
  const port = await freePort()
  const copied = seeded ? await seededSite() : null
  const filled = copied && { copyOf: copied, demo: true }
  const site = await openTestSite({ pages: (app) => serveBuiltSite(app), port, ...filled })
  return {
    site,
    origin: `http://127.0.0.1:${port}`,
    browser,
    demo: copied?.demo ?? [],
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}
