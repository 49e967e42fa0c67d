import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { answerOf, wireInput } from '#api/answer.ts'
import type { Call } from '#api/client.ts'
import { createLoad } from '#api/reads.ts'
import { fetchRefusalWords } from '#api/refusal-words.ts'
import { type Mark, marksOf } from '#contract/endpoint.ts'
import type { PageRequest, RenderedPage } from '#contract/page.ts'
import { createDialogs } from '#session/dialogs.ts'
import { KeptParts, KeptPartsContext } from '#session/kept-part.tsx'
import { createNotices } from '#session/notices.ts'
import { guestSession } from '#session/session-store.ts'
import { en } from '#words/pack.en.ts'
import { zh } from '#words/pack.zh.ts'
import { opening as englishOpening } from '#words/session/opening.en.ts'
import { opening as chineseOpening } from '#words/session/opening.zh.ts'
import { speak } from '#words/word-pack.ts'
import { early as englishEarly } from '../words/early.en.ts'
import { early as chineseEarly } from '../words/early.zh.ts'
import { noScripts as englishNoScripts } from '../words/no-scripts.en.ts'
import { noScripts as chineseNoScripts } from '../words/no-scripts.zh.ts'
import { App } from './app.tsx'
import { documentHtml } from './document/document.ts'
import { builtAssets, developmentScripts } from './document/server-assets.ts'
import { elsewhere, gapView, type PageView, pageView } from './page-key.ts'
import { createAppRouter } from './router.ts'

export { ART_VERSION as artVersion } from '#design/art/art-version.ts'
export { contentSecurityPolicy } from './document/content-security-policy.ts'
export { pageKey } from './page-key.ts'

export const firstPages = ['/', '/rpy', '/ms']

await Promise.all((['zh', 'en'] as const).flatMap((language) => [fetchRefusalWords(language), speak(language)]))

/** Parts of pages by what all pages depend on: the language, and which parts of the site are off. */
const keptParts = new Map<string, KeptParts>()
const keptPartsOf = (language: PageRequest['language'], without: readonly string[]): KeptParts => {
  const key = [language, ...without].join()
  const kept = keptParts.get(key) ?? new KeptParts()
  keptParts.set(key, kept)
  return kept
}

/** Renders the guest's page as complete HTML. It is the same for every theme, side bar state and device. */
export const render = async (request: PageRequest): Promise<RenderedPage> => {
  const view = pageView(request.url, request.cookie)
  if (view) return renderView(request, view)
  const other = elsewhere(request.url)
  return other ? away(other) : renderView(request, gapView)
}

const renderView = async (request: PageRequest, { path, sizes }: PageView): Promise<RenderedPage> => {
  const tags = new Set<Mark>()
  let pastEnd = false
  const call: Call = async (endpoint, input) => {
    for (const mark of marksOf(endpoint.shows, endpoint.about, input)) tags.add(mark)
    const answer = answerOf(endpoint, await request.call(endpoint.path, wireInput(endpoint, input)))
    pastEnd ||= answer.ok && isPastEnd(input, answer.value)
    return answer
  }
  const { language, publicSite, without, origin } = request
  const words = language === 'en' ? en : zh
  const opening = async () => (language === 'en' ? englishOpening : chineseOpening)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createAppRouter(
    {
      load: createLoad(queries, call),
      words,
      publicSite,
      without,
      opening,
      turnBack: () => ({ to: gapView.path }),
      sizes: () => sizes,
    },
    createMemoryHistory({ initialEntries: [path] }),
  )
  await router.load()
  const loaded = router._serverResult
  if (loaded?.type === 'redirect') {
    const to = loaded.redirect.headers.get('location') ?? gapView.path
    return to === gapView.path ? renderView(request, gapView) : away(to)
  }

  const { matches } = router.state
  const status = Math.max(loaded?.status ?? 200, ...matches.map(statusOf), pastEnd ? 404 : 200)
  const now = new Date().toISOString()
  const parts = keptPartsOf(language, without)
  const marked = renderToString(
    <KeptPartsContext value={parts}>
      <App
        router={router}
        queries={queries}
        api={{ call, tell: { success: () => undefined, problem: () => undefined } }}
        session={{ store: guestSession, dialogs: createDialogs() }}
        notices={createNotices()}
        speech={{ language, words }}
        loadWords={async () => words}
        now={now}
      />
    </KeptPartsContext>,
  )
  const body = parts.fill(marked)
  // React leaves a lazy part that is not loaded to the browser and marks its boundary as failed. An incomplete page is
  // a fault.
  if (body.includes('<!--$!-->')) throw new Error(`a part of ${path} was not there when it was rendered`)
  const chunks = matches.flatMap(({ staticData }) => staticData.chunk ?? [])
  const html = documentHtml({
    language,
    siteName: words.shell.site,
    siteDescription: words.home.description,
    origin,
    path,
    meta: matches.flatMap(({ meta }) => meta ?? []).filter((tag) => tag !== undefined) as Record<string, unknown>[], // plain attributes
    links: matches.flatMap(({ links }) => links ?? []).filter((link) => link !== undefined) as Record<
      string,
      unknown
    >[], // plain attributes
    noindex: status !== 200,
    noScripts: noScriptsOf(language, matches),
    assets: await builtAssets(language, chunks),
    state: { language, now, publicSite, without, sizes, queries: dehydrate(queries) },
    body,
    early: language === 'en' ? englishEarly : chineseEarly,
    development: developmentScripts,
  })
  queries.clear()
  return { status, html, tags: [...tags] }
}

const noScriptsOf = (language: PageRequest['language'], matches: readonly RenderedMatch[]) => {
  const words = language === 'en' ? englishNoScripts : chineseNoScripts
  const above = matches.some(({ staticData }) => staticData.needsScripts)
  return { above, text: above ? words.needed : words.partly, otherLanguage: words.otherLanguage }
}

const away = (to: string): RenderedPage => ({ status: 302, html: '', tags: [], redirect: to })

/** Whether a read asked for a page of a list behind its last one. */
const isPastEnd = (input: unknown, value: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  'pageNum' in input &&
  Number(input.pageNum) > 1 &&
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  Array.isArray(value.rows) &&
  value.rows.length === 0

/** HTTP status of a match: 500 if it failed, else the route's own status, else 404 if its read was refused. */
const statusOf = ({ staticData, loaderData, status }: RenderedMatch): number => {
  if (status === 'error') return 500
  const refused = typeof loaderData === 'object' && loaderData !== null && 'ok' in loaderData && !loaderData.ok
  return staticData.status ?? (refused ? 404 : 200)
}

type RenderedMatch = ReturnType<typeof createAppRouter>['state']['matches'][number]
