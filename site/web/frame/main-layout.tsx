import { Outlet, useLocation, useMatches, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '#design/class-names.ts'
import { KeptPart } from '#session/kept-part.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { helpEvent } from '../keys/help-event.ts'
import { Footer } from './footer.tsx'
import styles from './main-layout.module.css'
import { MemberState } from './member-state.tsx'
import { currentEntries } from './navigation.ts'
import { PersonCards } from './person-cards.tsx'
import { SideBar } from './side-bar.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'

// Renders nothing visible. It is loaded with the first key press or request for help, and handles the events held until
// then.
const Keyboard = lazyPart(() => import('../keys/keyboard.tsx').then((part) => part.Keyboard))

/** Frame of all pages except the auxiliary ones: top bar, left bar, footer, bottom tabs. */
export function MainLayout() {
  const words = useWords().shell
  const bare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) })
  const entries = useLocation({ select: ({ pathname }) => currentEntries(pathname).join(' ') })
  const moving = useRouterState({ select: ({ status }) => status === 'pending' })
  const { store } = useSession()
  const round = useSyncExternalStore(store.subscribe, store.round, () => 0)
  const waiting = useRef<Event[]>([])
  const [keyboard, setKeyboard] = useState<'asleep' | 'wanted' | 'there'>('asleep')
  const there = keyboard === 'there'
  useEffect(() => {
    if (there) return
    const keep = (event: Event) => {
      waiting.current.push(event)
      setKeyboard('wanted')
    }
    addEventListener('keydown', keep)
    addEventListener(helpEvent, keep)
    return () => {
      removeEventListener('keydown', keep)
      removeEventListener(helpEvent, keep)
    }
  }, [there])
  const takeWaiting = useCallback(() => {
    setKeyboard('there')
    return waiting.current.splice(0)
  }, [])
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.toContent}
      </a>
      {!bare && (
        <KeptPart of="top">
          <TopBar />
        </KeptPart>
      )}
      <div className={classNames(styles.shell, bare && styles.bare)}>
        {!bare && (
          <KeptPart of={`side ${entries}`}>
            <SideBar />
          </KeptPart>
        )}
        <div className={styles.column}>
          <main id="main" tabIndex={-1} className={styles.main} aria-busy={moving || undefined}>
            <Outlet key={round} />
          </main>
          {!bare && (
            <KeptPart of="foot">
              <Footer />
            </KeptPart>
          )}
        </div>
      </div>
      {!bare && (
        <KeptPart of={`tabs ${entries}`}>
          <TabBar />
        </KeptPart>
      )}
      <MemberState />
      <PersonCards />
      {keyboard !== 'asleep' && <Keyboard takeWaiting={takeWaiting} />}
    </>
  )
}
