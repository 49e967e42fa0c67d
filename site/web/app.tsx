import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { type Api, ApiContext } from '#api/api-context.ts'
import { whenMissedWordsCome } from '#api/refusal-words.ts'
import { ToastProvider } from '#design/parts/over/toast.tsx'
import type { Language } from '#rules/language.ts'
import { cookieNames, setCookie } from '#session/cookies.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { NewTabContext } from '#session/link.tsx'
import { LiveStart } from '#session/live/live-start.tsx'
import { SessionDialogs } from '#session/log-in/session-dialogs.tsx'
import { useMe } from '#session/me.ts'
import { NoticeToasts } from '#session/notice-toasts.tsx'
import type { Notices } from '#session/notices.ts'
import { NowProvider } from '#session/now.tsx'
import { type Session, SessionContext } from '#session/session-context.ts'
import { SessionKeeper } from '#session/session-keeper.tsx'
import { LanguageContext } from '#session/words.tsx'
import type { Words } from '#words/words.ts'
import type { AppRouter } from './router.ts'

/** The current language and its words; mutable, and shared with code outside React. */
export interface Speech {
  language: Language
  words: Words
}

export interface AppParts {
  readonly router: AppRouter
  readonly queries: QueryClient
  readonly api: Api
  readonly session: Session
  readonly notices: Notices
  readonly speech: Speech
  readonly loadWords: (language: Language) => Promise<Words>
  /** ISO time at which the first HTML was rendered. */
  readonly now: string
}

/** The whole application: every context provider, and the router's pages inside. */
export function App({ router, queries, api, session, notices, speech, loadWords, now }: AppParts) {
  const [spoken, setSpoken] = useState<Readonly<Speech>>({ ...speech })
  // Renders again when refusal words arrive, so that a problem shown in general words gets its own.
  useEffect(() => whenMissedWordsCome(() => setSpoken((now) => ({ ...now }))), [])
  // The page's effects run before this one. The starter then replays the presses it held (early-presses.ts).
  useEffect(() => void dispatchEvent(new Event('page-lives')), [])
  const setLanguage = async (language: Language) => {
    const words = await loadWords(language).catch(() => null)
    if (!words) return notices.say('error', speech.words.problems.loadError)
    setCookie(cookieNames.language, language)
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
    Object.assign(speech, { language, words })
    setSpoken({ language, words })
    // Answers name emoji in the reader's language.
    void queries.invalidateQueries()
    // The routes make the titles, from `words`: without this they stay in the old language.
    await router.invalidate()
  }
  return (
    <QueryClientProvider client={queries}>
      <ApiContext value={api}>
        <SessionContext value={session}>
          <ToastProvider label={spoken.words.shell.notices}>
            <NoticeToasts notices={notices} />
            <LanguageContext value={{ ...spoken, setLanguage }}>
              <NowProvider first={now}>
                <NewTabPreference>
                  <RouterProvider router={router} />
                  <SessionDialogs />
                  <SessionKeeper onCalendar={() => void router.navigate({ to: '/sign-in-days' })} />
                  <LiveStart>
                    <LiveParts />
                  </LiveStart>
                  <Typing history={router.history} />
                </NewTabPreference>
              </NowProvider>
            </LanguageContext>
          </ToastProvider>
        </SessionContext>
      </ApiContext>
    </QueryClientProvider>
  )
}

const LiveParts = lazyPart(() => import('#session/live/live-parts.tsx').then((part) => part.LiveParts))
const StayWithWords = lazyPart(() => import('#session/typed/stay-with-words.tsx').then((part) => part.StayWithWords))

/** Collects the fields that were typed into. The leave guard is loaded when the first field is typed into. */
function Typing({ history }: { readonly history: AppRouter['history'] }) {
  const [touched, setTouched] = useState<Set<EventTarget | null>>()
  useEffect(() => {
    const fields = new Set<EventTarget | null>()
    addEventListener('input', ({ target }) => setTouched(fields.add(target)))
  }, [])
  return touched && <StayWithWords history={history} touched={touched} />
}

function NewTabPreference({ children }: { readonly children: ReactNode }) {
  const { profile } = useMe()
  return <NewTabContext value={profile?.aOpen === 'Y'}>{children}</NewTabContext>
}
