import '#design/theme/theme.css'
import { type DehydratedState, hydrate, notifyManager, QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createCall } from '#api/client.ts'
import { configuration } from '#api/configuration.ts'
import { httpTransport } from '#api/http-transport.ts'
import { problemText } from '#api/problem-text.ts'
import { createLoad } from '#api/reads.ts'
import { fetchRefusalWords, whenSayable } from '#api/refusal-words.ts'
import type { Language } from '#rules/language.ts'
import { createDialogs } from '#session/dialogs.ts'
import { loadPart } from '#session/load-part.ts'
import { createNotices } from '#session/notices.ts'
import { type PageSizes, pageSizesOf } from '#session/preferences/page-sizes.ts'
import { followSystemTheme } from '#session/preferences/theme.ts'
import type { Opening } from '#session/router-context.ts'
import { createSessionStore } from '#session/session-store.ts'
// Both languages' packs are made by it: with the frame it is no request more.
import '#words/frame/with-nouns.ts'
import { speak } from '#words/word-pack.ts'
import type { Words } from '#words/words.ts'
import { App, type Speech } from './app.tsx'
import { trackPages } from './page-track.ts'
import { createAppRouter } from './router.ts'
import { keepScroll } from './scroll.ts'
import { fetchIdleParts } from './states/page-pending.tsx'

/** The state that the server embeds in the first HTML for the browser. */
interface State {
  readonly language: Language
  readonly now: string
  readonly publicSite: boolean
  readonly without: readonly string[]
  readonly sizes: PageSizes
  readonly queries: DehydratedState
}

const loadWords = async (language: Language): Promise<Words> => {
  const [words] = await Promise.all([
    loadPart<Words>(() =>
      language === 'en'
        ? import('#words/pack.en.ts').then(({ en }) => en)
        : import('#words/pack.zh.ts').then(({ zh }) => zh),
    )(),
    speak(language),
  ])
  return words
}

const loadOpening = (language: Language): Promise<Opening> =>
  loadPart<Opening>(() =>
    language === 'en'
      ? import('#words/session/opening.en.ts').then(({ opening }) => opening)
      : import('#words/session/opening.zh.ts').then(({ opening }) => opening),
  )()

const start = async () => {
  // Safe to cast: our own server writes this element.
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as State
  const root = document.getElementById('root')
  if (!root) return
  const speech: Speech = { language: state.language, words: await loadWords(state.language) }
  const notices = createNotices()
  const store = createSessionStore()
  const dialogs = createDialogs()
  const { source, base, allGet } = configuration(import.meta.env)
  const problem = (refused: Parameters<typeof problemText>[0], kind: 'error' | 'info' = 'error') =>
    notices.say(kind, problemText(refused, speech.words, speech.language))
  const call = createCall({
    transport:
      source === 'test' ? (await import('#api/recorded-transport.ts')).recordedTransport(base) : httpTransport(base),
    gates: {
      login: () => dialogs.login({ titled: true }),
      mailCheck: dialogs.mailCheck,
      captcha: dialogs.captcha,
      totp: dialogs.totp,
      otherMember: dialogs.otherMember,
      black: dialogs.black,
      level: dialogs.level,
      // A captcha request is part of the normal flow, so it is shown as info and not as an error.
      tell: (refusal) => problem({ refusal, data: null }, refusal === 'auth.captcha' ? 'info' : 'error'),
    },
    sayable: (problem) => whenSayable(problem, speech.words),
    token: store.token,
    writer: store.writer,
    allGet,
  })
  // By default TanStack Query notifies in a timeout. In a microtask, an optimistic change shows in the frame of the
  // press.
  notifyManager.setScheduler(queueMicrotask)
  const queries = new QueryClient()
  hydrate(queries, state.queries)
  // The server may have rendered a page whose read was refused: hydration then needs the refusal words.
  if (state.queries.queries.some(isRefused)) await fetchRefusalWords(speech.language)
  const pages = trackPages(() => notices.say('info', speech.words.shell.unmatched))
  let hydrated = false
  const router = createAppRouter({
    load: createLoad(queries, call),
    get words() {
      return speech.words
    },
    publicSite: state.publicSite,
    without: state.without,
    opening: () => loadOpening(speech.language),
    turnBack: pages.turnBack,
    // The first page must match the server's HTML, so it uses the server's sizes. Later pages read the cookie again.
    sizes: () => (hydrated ? pageSizesOf(document.cookie) : state.sizes),
  })
  // Makes the router render its matches without Suspense, as the server does; hydration would mismatch otherwise.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrated = true
  pages.follow(router)
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && store.turnPage())
  keepScroll(router)
  followSystemTheme()
  // As a transition, hydration yields to presses and typing.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        router={router}
        queries={queries}
        api={{ call, tell: { success: (key) => notices.say('success', speech.words.success[key]), problem } }}
        session={{ store, dialogs }}
        notices={notices}
        speech={speech}
        loadWords={loadWords}
        now={state.now}
      />,
    )
  })
  whenIdle(() => {
    void fetchRefusalWords(speech.language)
    void fetchIdleParts()
  })
}

const isRefused = ({ state: { data } }: DehydratedState['queries'][number]): boolean =>
  typeof data === 'object' && data !== null && 'ok' in data && data.ok === false

/** Runs `act` when the browser is idle. Browsers without requestIdleCallback run it after 2 s. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5_000 })
  else setTimeout(act, 2_000)
}

// The starter (app/document) listens for `page-lost` and shows that the page could not be loaded.
start().catch((error: unknown) => {
  dispatchEvent(new Event('page-lost'))
  throw error
})
