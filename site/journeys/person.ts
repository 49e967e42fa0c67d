import type { Language } from '@patisserie/rules/language'
import { en } from '@patisserie/words/en'
import { comments as enComments } from '@patisserie/words/en/comments'
import { dialogs as enDialogs } from '@patisserie/words/en/dialogs'
import { home as enHome } from '@patisserie/words/en/home'
import { paintingPage as enPaintingPage } from '@patisserie/words/en/painting-page'
import { paintingUpload as enPaintingUpload } from '@patisserie/words/en/painting-upload'
import { paintings as enPaintings } from '@patisserie/words/en/paintings'
import { passwords as enPasswords } from '@patisserie/words/en/passwords'
import { problems as enProblems } from '@patisserie/words/en/problems'
import { replayPanel as enPanel, savedFilters as enSaved } from '@patisserie/words/en/replay-panel'
import { run as enRun } from '@patisserie/words/en/run'
import { runFacts as enFacts } from '@patisserie/words/en/run-facts'
import { settings as enSettings } from '@patisserie/words/en/settings'
import { upload as enUpload } from '@patisserie/words/en/upload'
import { viewer as enViewer } from '@patisserie/words/en/viewer'
import type { Problem } from '@patisserie/words/problem'
import type { Words } from '@patisserie/words/words'
import { zh } from '@patisserie/words/zh'
import { comments as zhComments } from '@patisserie/words/zh/comments'
import { dialogs as zhDialogs } from '@patisserie/words/zh/dialogs'
import { home as zhHome } from '@patisserie/words/zh/home'
import { paintingPage as zhPaintingPage } from '@patisserie/words/zh/painting-page'
import { paintingUpload as zhPaintingUpload } from '@patisserie/words/zh/painting-upload'
import { paintings as zhPaintings } from '@patisserie/words/zh/paintings'
import { passwords as zhPasswords } from '@patisserie/words/zh/passwords'
import { problems as zhProblems } from '@patisserie/words/zh/problems'
import { replayPanel as zhPanel, savedFilters as zhSaved } from '@patisserie/words/zh/replay-panel'
import { run as zhRun } from '@patisserie/words/zh/run'
import { runFacts as zhFacts } from '@patisserie/words/zh/run-facts'
import { settings as zhSettings } from '@patisserie/words/zh/settings'
import { upload as zhUpload } from '@patisserie/words/zh/upload'
import { viewer as zhViewer } from '@patisserie/words/zh/viewer'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { isWhole } from '../server/test/by-turns.ts'
import { noteProblems } from './note-problems.ts'
import { patienceMs } from './patience.ts'

export type Device = 'PC' | 'M'
export type Theme = 'day' | 'night'

export interface PersonOptions {
  readonly language?: Language
  readonly device?: Device
  readonly theme?: Theme
  /** Token of a session, to be signed in from the start. */
  readonly token?: string
  readonly scripts?: boolean
  /** The time zone of the browser; without one that of Beijing. */
  readonly zone?: string
  readonly size?: { readonly width: number; readonly height: number }
  /**
   * Whether what moves moves, or the visitor has asked their system for reduced motion. Default: only in `npm run test:all`,
   * because drawing each frame of an animation takes a tenth of a journey's processor time.
   */
  readonly motion?: boolean
}

/** A visitor with a browser context of its own: fresh cookies and storage. */
export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  readonly words: AllWords
  readonly language: Language
  readonly device: Device
  /** Opens a path of the site by its address, and waits until the page is hydrated (unless scripts are off). */
  visit(path: string): Promise<void>
  /** The problems that `noteProblems` has recorded so far. */
  readonly problems: string[]
}

export async function enter(
  shop: { readonly browser: Browser; readonly origin: string },
  options: PersonOptions = {},
): Promise<Person> {
  const {
    language = 'zh',
    device = 'PC',
    theme = 'day',
    token,
    scripts = true,
    zone = 'Asia/Shanghai',
    motion = isWhole,
  } = options
  // The token is handed to the page by a script.
  if (token && !scripts) throw new Error('a visitor without scripts cannot be signed in')
  const { origin } = shop
  const cookie = (name: string, value: string) => ({ name, value, url: origin })
  const small = device === 'M'
  const context = await shop.browser.newContext({
    viewport: options.size ?? sizes[device],
    isMobile: small,
    hasTouch: small,
    javaScriptEnabled: scripts,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: zone,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  await context.addCookies([cookie('language', language), cookie('theme', theme)])
  if (token) {
    await context.addCookies([cookie(entering, token)])
    await context.addInitScript(signIn, { origin, entering })
  }
  context.setDefaultTimeout(patienceMs)
  const problems = noteProblems(context, origin)
  const page = await context.newPage()
  watch(page)
  return {
    page,
    context,
    words: packs[language],
    language,
    device,
    visit: async (path) => {
      await page.goto(origin + path)
      if (scripts) await hydrated(page)
    },
    problems,
  }
}

/** A pack and the parts of it that pages load on demand. */
type AllWords = Omit<Words, 'home'> & {
  readonly home: typeof zhHome
  readonly problems: Readonly<Record<Problem, string>>
  readonly dialogs: typeof zhDialogs
  readonly passwords: typeof zhPasswords
  readonly facts: typeof zhFacts
  readonly panel: typeof zhPanel
  readonly saved: typeof zhSaved
  readonly comments: typeof zhComments
  readonly paintingPage: typeof zhPaintingPage
  readonly viewer: typeof zhViewer
  readonly run: typeof zhRun
  readonly settings: typeof zhSettings
  readonly upload: typeof zhUpload
  readonly paintings: typeof zhPaintings
  readonly paintingUpload: typeof zhPaintingUpload
}

const packs: Readonly<Record<Language, AllWords>> = {
  zh: {
    ...zh,
    home: zhHome,
    problems: { ...zh.problems, ...zhProblems },
    dialogs: zhDialogs,
    passwords: zhPasswords,
    facts: zhFacts,
    panel: zhPanel,
    saved: zhSaved,
    comments: zhComments,
    paintingPage: zhPaintingPage,
    viewer: zhViewer,
    run: zhRun,
    settings: zhSettings,
    upload: zhUpload,
    paintings: zhPaintings,
    paintingUpload: zhPaintingUpload,
  },
  en: {
    ...en,
    home: enHome,
    problems: { ...en.problems, ...enProblems },
    dialogs: enDialogs,
    passwords: enPasswords,
    facts: enFacts,
    panel: enPanel,
    saved: enSaved,
    comments: enComments,
    paintingPage: enPaintingPage,
    viewer: enViewer,
    run: enRun,
    settings: enSettings,
    upload: enUpload,
    paintings: enPaintings,
    paintingUpload: enPaintingUpload,
  },
}

/** Cookie with the token of a visitor who is signed in from the start, until the first page of the site begins. */
const entering = 'journey-token'

/**
 * Keeps the token as the site would, before any script of the page. Playwright's `storageState` opens a page of its own for it,
 * a fifth of a visit's processor time.
 */
function signIn({ origin, entering }: { readonly origin: string; readonly entering: string }): void {
  if (self.origin !== origin) return
  const token = new RegExp(`(?:^|; )${entering}=([^;]+)`).exec(document.cookie)?.[1]
  if (!token) return
  localStorage.setItem('token', token)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later, and the page's scripts read the token at once.
  document.cookie = `${entering}=; path=/; max-age=0`
}

export const sizes = { PC: { width: 1440, height: 900 }, M: { width: 390, height: 844 } } as const

/**
 * Waits until React has hydrated the server's HTML. `waitForFunction` would first give each page a quarter of a megabyte of
 * Playwright's own script.
 */
export async function hydrated(page: Page, until = Date.now() + patienceMs): Promise<void> {
  try {
    await page.evaluate(untilHydrated, until - Date.now())
  } catch (error) {
    if (!String(error).includes('context was destroyed') || Date.now() > until) throw error
    // The page has led to another one.
    await hydrated(page, until)
  }
}

function untilHydrated(forMs: number): Promise<void> {
  const end = performance.now() + forMs
  return new Promise((shown, fail) => {
    const look = () => {
      const main = document.querySelector('main')
      if (main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))) {
        requestAnimationFrame(() => requestAnimationFrame(() => shown()))
      } else if (performance.now() > end) fail(new Error(`${location.href} is not hydrated`))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Waits until the page is hydrated, its fonts are loaded and no request is pending, nor was for `forMs`. */
export async function settled(page: Page, forMs = quietMs): Promise<void> {
  await hydrated(page)
  await quiet(page, forMs)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Pending requests of each page, without the live stream and its shared worker, which never end. */
const underWay = new WeakMap<Page, Set<Request>>()

function watch(page: Page): void {
  const asked = new Set<Request>()
  underWay.set(page, asked)
  page.on('request', (request) => {
    if (!/\/(api\/live|assets\/live-worker)/.test(request.url())) asked.add(request)
  })
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
}

const quietMs = 400

/** Waits until the page has had no pending request for `forMs`. */
export async function quiet(page: Page, forMs = quietMs): Promise<void> {
  const asked = underWay.get(page) ?? new Set()
  const end = Date.now() + patienceMs
  for (let since = Date.now(); Date.now() - since < forMs; ) {
    if (asked.size > 0) since = Date.now()
    if (Date.now() > end) throw new Error(`still on its way: ${[...asked].map((each) => each.url()).join(', ')}`)
    await page.waitForTimeout(50)
  }
}
