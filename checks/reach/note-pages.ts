import type { BrowserContext, Page } from 'playwright-core'
import { openNotes } from './records.ts'

/** What pages tell: the path of a file, then keys of its functions that ran. */
type Told = readonly [path: string, ...keys: string[]]

/** Makes the pages of a new context tell which functions of the build with notes ran in them. */
export async function notePages(context: BrowserContext): Promise<void> {
  const { addFromPage } = openNotes()
  await context.exposeBinding('__tellReach', (_, told: readonly Told[]) => {
    for (const [path, ...keys] of told) addFromPage(path, keys)
  })
  await context.addInitScript(noteInPage)
  context.on('page', (page) => {
    const close = page.close.bind(page)
    page.close = async (...options) => {
      await tellNow(page)
      await close(...options)
    }
  })
  const close = context.close.bind(context)
  context.close = async (...options) => {
    await Promise.all(context.pages().map(tellNow))
    await close(...options)
  }
}

/** Asks a page for its last notes. A page that is stuck has told all but the last moment's. */
async function tellNow(page: Page): Promise<void> {
  const told = page.evaluate(() => (globalThis as unknown as InPage).__flushReach?.()).catch(() => undefined)
  await Promise.race([told, new Promise((passed) => setTimeout(passed, 1_000))])
}

interface InPage {
  __reach: typeof globalThis.__reach
  __flushReach?: () => Promise<unknown> | undefined
  __tellReach(told: readonly Told[]): Promise<unknown>
}

/** Runs in each page before its scripts: tells new notes four times a second, and when the page is left. */
function noteInPage(): void {
  const page = globalThis as unknown as InPage
  const files: { path: string; keys: readonly string[]; flags: Uint8Array; told: Uint8Array | null }[] = []
  page.__reach = (path, keys) => {
    const flags = new Uint8Array(keys.length)
    files.push({ path, keys, flags, told: null })
    return flags
  }
  const flush = () => {
    const news: Told[] = []
    for (const file of files) {
      // The empty key: the file was loaded.
      const keys = file.told ? [] : ['']
      const told = file.told ?? new Uint8Array(file.flags.length)
      file.told = told
      for (const [index, key] of file.keys.entries()) {
        if (!file.flags[index] || told[index]) continue
        told[index] = 1
        keys.push(key)
      }
      if (keys.length > 0) news.push([file.path, ...keys])
    }
    return news.length > 0 ? tell(news) : undefined
  }
  // The answer to what is told while the page is left never comes.
  const tell = (news: readonly Told[]) => page.__tellReach(news).catch(() => undefined)
  page.__flushReach = flush
  setInterval(flush, 250)
  addEventListener('pagehide', flush)
  new BroadcastChannel('__reach').onmessage = ({ data }) => void tell([data as Told]) // of a worker's notes
}
