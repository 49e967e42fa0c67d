import type { Browser, BrowserContext, Page } from 'playwright-core'

const rounds = 5

/**
 * Measures first visits of a phone with an empty cache over 50 kB/s with 400 ms latency; the processor is not slowed
 * down. Prints when the page is first painted, when it lives (`page-lives`: hydrated, so that a press acts), and the kB
 * transferred until then.
 */
export async function benchSlowLine(browser: Browser, origin: string): Promise<void> {
  const heads = ['painted ms', 'lives ms', 'slowest', 'html kB', 'style kB', 'script kB', 'face kB', 'rest kB']
  console.log(`\n${'50 kB/s, 400 ms'.padEnd(16)}${heads.map((head) => head.padStart(11)).join('')}`)
  for (const [name, path] of [
    ['/', '/'],
    ['/rpy', '/rpy'],
    ['/r/{id}', await aReplay(origin)],
  ] as const) {
    const visits: Visit[] = []
    for (let i = 0; i < rounds; i++) visits.push(await visit(browser, `${origin}${path}`))
    visits.sort((a, b) => a.lives - b.lives)
    const { painted, lives, bytes } = visits[Math.floor(rounds / 2)] as Visit // rounds is above 0
    const times = [painted, lives, visits.at(-1)?.lives ?? 0].map((ms) => ms.toFixed(0))
    const weights = kinds.map((kind) => ((bytes.get(kind) ?? 0) / 1_000).toFixed(1))
    console.log(`${name.padEnd(16)}${[...times, ...weights].map((cell) => cell.padStart(11)).join('')}`)
  }
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'rest'] as const
type Kind = (typeof kinds)[number]

interface Visit {
  /** Milliseconds from navigation. */
  readonly painted: number
  readonly lives: number
  /** Bytes over the wire until the page lived, headers included. */
  readonly bytes: ReadonlyMap<Kind, number>
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      addEventListener('page-lives', () => performance.mark('page-lives'))
    })
    const carriedSoFar = await count(context, page)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('page-lives').length > 0)
    const carried = carriedSoFar()
    const at = (name: string) =>
      page.evaluate((entry) => performance.getEntriesByName(entry)[0]?.startTime ?? Number.NaN, name)
    return { painted: await at('first-contentful-paint'), lives: await at('page-lives'), bytes: carried }
  } finally {
    await context.close()
  }
}

interface Answer {
  readonly kind: Kind
  bytes: number
}

/** Throttles the line. Answers a function that sums up the bytes received so far, by kind. */
async function count(context: BrowserContext, page: Page): Promise<() => ReadonlyMap<Kind, number>> {
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  const throughput = { downloadThroughput: 51_200, uploadThroughput: 51_200 }
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...throughput })
  const answers = new Map<string, Answer>()
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kinds.find((known) => known === type) ?? 'rest'
    answers.set(requestId, { kind, bytes: response.encodedDataLength })
  })
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes += encodedDataLength
  })
  // For some answers the browser reports the size only when they are complete.
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  return () => {
    const sums = new Map<Kind, number>()
    for (const { kind, bytes } of answers.values()) sums.set(kind, (sums.get(kind) ?? 0) + bytes)
    return sums
  }
}

async function aReplay(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/rpy`)).text()
  const path = /href="(\/r\/[0-9A-Za-z]{4})"/.exec(list)?.[1]
  if (!path) throw new Error('no replay on the demo site')
  return path
}
