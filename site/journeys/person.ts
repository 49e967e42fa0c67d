import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { settings as enSettings } from '#nouns/accounts/words/settings.en.ts'
import { settings as zhSettings } from '#nouns/accounts/words/settings.zh.ts'
import { home as enHome } from '#nouns/home/words/home.en.ts'
import { home as zhHome } from '#nouns/home/words/home.zh.ts'
import { paintingPage as enPaintingPage } from '#nouns/paintings/words/painting-page.en.ts'
import { paintingPage as zhPaintingPage } from '#nouns/paintings/words/painting-page.zh.ts'
import { paintingUpload as enPaintingUpload } from '#nouns/paintings/words/painting-upload.en.ts'
import { paintingUpload as zhPaintingUpload } from '#nouns/paintings/words/painting-upload.zh.ts'
import { paintings as enPaintings } from '#nouns/paintings/words/paintings.en.ts'
import { paintings as zhPaintings } from '#nouns/paintings/words/paintings.zh.ts'
import { replayPanel as enPanel, savedFilters as enSaved } from '#nouns/replays/words/replay-panel.en.ts'
import { replayPanel as zhPanel, savedFilters as zhSaved } from '#nouns/replays/words/replay-panel.zh.ts'
import { run as enRun } from '#nouns/replays/words/run/run.en.ts'
import { run as zhRun } from '#nouns/replays/words/run/run.zh.ts'
import { runFacts as enFacts } from '#nouns/replays/words/run/run-facts.en.ts'
import { runFacts as zhFacts } from '#nouns/replays/words/run/run-facts.zh.ts'
import { upload as enUpload } from '#nouns/replays/words/upload.en.ts'
import { upload as zhUpload } from '#nouns/replays/words/upload.zh.ts'
import type { Language } from '#rules/language.ts'
import { comments as enComments } from '#words/cards/comments.en.ts'
import { comments as zhComments } from '#words/cards/comments.zh.ts'
import { viewer as enViewer } from '#words/cards/viewer.en.ts'
import { viewer as zhViewer } from '#words/cards/viewer.zh.ts'
import { en } from '#words/pack.en.ts'
import { zh } from '#words/pack.zh.ts'
import type { Problem } from '#words/problem.ts'
import { refusals as enProblems } from '#words/refusals.en.ts'
import { refusals as zhProblems } from '#words/refusals.zh.ts'
import { dialogs as enDialogs } from '#words/session/dialogs.en.ts'
import { dialogs as zhDialogs } from '#words/session/dialogs.zh.ts'
import { passwords as enPasswords } from '#words/session/passwords.en.ts'
import { passwords as zhPasswords } from '#words/session/passwords.zh.ts'
import type { Words } from '#words/words.ts'
import { isWhole } from '../test/by-turns.ts'
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
