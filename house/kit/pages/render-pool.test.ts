import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Renderer } from '#contract/page.ts'
import { type PageWanted, packing } from './packed-page.ts'
import { openRenderPool, type RenderPool } from './render-pool.ts'

/** Shows in which thread it ran and what its read answered; `/broken` throws, `/gone` ends its thread. */
const source = `
import { threadId } from 'node:worker_threads'
export const render = async ({ url, call }) => {
  if (url === '/broken') throw new Error('broken on purpose')
  if (url === '/gone') process.exit(1)
  const { data } = await call('/read', { url })
  return { status: 200, html: threadId + ' ' + data, tags: ['replays'] }
}
`

let folder = ''
let pool: RenderPool
let openKept: () => RenderPool
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patisserie-render-'))
  const file = join(folder, 'render.mjs')
  await writeFile(file, source)
  const module = pathToFileURL(file).href
  const { render } = packing((await import(module)) as Renderer) // written above
  openKept = () => openRenderPool({ module, here: render, threads: 2, kept: 1, idleMs: 100 })
  pool = openRenderPool({ module, here: render, threads: 2, idleMs: 60_000 })
})
afterAll(async () => {
  await pool.close()
  await rm(folder, { recursive: true })
})

const request = (url: string, made: PageWanted['read'] = read): PageWanted => ({
  url,
  language: 'zh',
  origin: 'http://localhost',
  publicSite: false,
  without: [],
  cookie: '',
  coding: 'br',
  read: made,
})
const read: PageWanted['read'] = async (path, input) =>
  JSON.stringify({ auth: '', data: `${path} ${JSON.stringify(input)}`, msg: '' })
const textOf = ({ zipped }: { readonly zipped: Uint8Array }) => brotliDecompressSync(zipped).toString()
const threadOf = (page: { readonly zipped: Uint8Array }) => textOf(page).split(' ')[0]

/** Asks for many at once until both other threads answer. */
async function warm(): Promise<void> {
  for (let n = 0; n < 600; n++) {
    const pages = await Promise.all(Array.from({ length: 4 }, () => pool.render(request('/warm'))))
    const threads = new Set(pages.map(threadOf))
    if (!threads.has('0') && threads.size === 2) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the other threads do not answer')
}

test('one page at a time needs no other thread', async () => {
  for (let n = 0; n < 3; n++) expect(textOf(await pool.render(request('/alone')))).toBe('0 /read {"url":"/alone"}')
})

test('pages wanted at once are rendered side by side, each with its own reads', async () => {
  await warm()
  const urls = Array.from({ length: 40 }, (_, n) => `/page-${n}`)
  const pages = await Promise.all(urls.map((url) => pool.render(request(url))))
  // The number of the thread stands before the text.
  expect(pages.map((page) => textOf(page).replace(/^\d+ /, ''))).toEqual(urls.map((url) => `/read {"url":"${url}"}`))
  expect(new Set(pages.map(threadOf)).size).toBe(2)
})

test('a page that cannot be made, or whose read fails, fails alone', async () => {
  await warm()
  // Expected at once: it may fail before the next one does.
  const noDatabase = async () => Promise.reject(new Error('no database'))
  const failing = expect(pool.render(request('/read', noDatabase))).rejects.toThrow('no database')
  await expect(pool.render(request('/broken'))).rejects.toThrow('broken on purpose')
  await failing
  expect((await pool.render(request('/fine'))).status).toBe(200)
})

test('when threads end, their pages fail and the next ones are rendered all the same', async () => {
  await warm()
  await expect(pool.render(request('/gone'))).rejects.toThrow()
  expect(textOf(await pool.render(request('/after')))).toContain('/read {"url":"/after"}')
  await warm()
})

test('a warm pool renders beside this thread at once, keeps one thread when idle, and starts it again after a fault', async () => {
  const kept = openKept()
  try {
    expect(threadOf(await kept.render(request('/cold')))).toBe('0')
    await kept.warm()
    const first = threadOf(await kept.render(request('/first')))
    expect(first).not.toBe('0')
    await new Promise((wake) => setTimeout(wake, 500))
    expect(threadOf(await kept.render(request('/later')))).toBe(first)
    await expect(kept.render(request('/gone'))).rejects.toThrow()
    await expect.poll(async () => threadOf(await kept.render(request('/again'))), { timeout: 30_000 }).not.toBe('0')
  } finally {
    await kept.close()
  }
})
