import type { Browser } from 'playwright-core'
import type { SiteOptions } from '#kit/open-site.ts'
import { serveBuiltSite } from '#kit/pages/built-site.ts'
import type { DemoAccount } from '../seed/seed-site.ts'
import { openTestSite, type TestSite, type TestSiteOptions } from '../test/open-test-site.ts'
import { openBrowser } from './browser.ts'
import { builtFolder } from './built-folder.ts'
import { freePort } from './free-port.ts'
import { seededSite } from './seeded-site.ts'

/** The whole site, listening on a port, and the worker's browser. */
export interface Shop {
  readonly site: TestSite
  readonly origin: string
  readonly browser: Browser
  /** The demo accounts of a seeded site; empty otherwise. */
  readonly demo: readonly DemoAccount[]
  close(): Promise<void>
}

export interface ShopOptions extends Pick<TestSiteOptions, 'stores' | 'pictureJobs'> {
  readonly seeded?: boolean
  readonly antiSpam?: boolean
  readonly fetchPictures?: boolean
  readonly without?: readonly string[]
}

/**
 * Opens a site, and the browser if this worker has none; a `seeded` site is filled as by `npm run seed`, on one with
 * `antiSpam` posts wait for their text or links, one with `fetchPictures` fetches pictures elsewhere, one with `pictureJobs`
 * makes sizes of pictures and preview pictures of replays. `missing`: why there is no browser.
 */
export async function openShop({
  seeded = false,
  antiSpam = false,
  fetchPictures = false,
  without = [],
  pictureJobs = false,
  stores,
}: ShopOptions = {}): Promise<Shop | { readonly missing: string }> {
  const browser = await browserOfWorker()
  if ('missing' in browser) return browser
  const port = await freePort()
  const copied = seeded ? await seededSite() : null
  const filled = copied && { copyOf: copied, demo: true }
  // Pages are rendered by the worker itself, whose renderer is warm after the first file: threads would start cold for
  // each site. `rolling-build.test.ts` has threads.
  const pages: SiteOptions['pages'] = (app) => serveBuiltSite(app, { folder: builtFolder, renderThreads: 0 })
  const chosen = { antiSpam, fetchPictures, without, pictureJobs, ...(stores && { stores }) }
  const site = await openTestSite({ pages, port, ...chosen, ...filled })
  return {
    site,
    origin: `http://127.0.0.1:${port}`,
    browser,
    demo: copied?.demo ?? [],
    close: () => site.close(),
  }
}

let opened: ReturnType<typeof openBrowser> | undefined

/** The browser of this test worker: it lives through all its files, and ends with it. Visitors have contexts of their own. */
async function browserOfWorker(): ReturnType<typeof openBrowser> {
  const known = await opened
  if (known && !('missing' in known) && !known.isConnected()) opened = undefined
  opened ??= openBrowser().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
