import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { classNames } from '../design/parts/class-names.ts'
import { loadPart } from '../session/load-part.ts'
import { useWords } from '../session/words.tsx'
import { Footer } from './footer.tsx'
import { helpEvent } from './help-event.ts'
import styles from './main-layout.module.css'
import { SideBar } from './side-bar.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'

// Nothing of it is seen: it comes with the first key or the first wish for help, which it then handles.
const Keyboard = lazy(loadPart(() => import('./keyboard.tsx').then(({ Keyboard }) => ({ default: Keyboard }))))

/** The frame of all but the auxiliary pages: top bar, left bar, footer, bottom tabs. */
export function MainLayout() {
  const words = useWords().shell
  const bare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) })
  const moving = useRouterState({ select: ({ status }) => status === 'pending' })
  const [first, setFirst] = useState<Event>()
  useEffect(() => {
    if (first) return
    addEventListener('keydown', setFirst)
    addEventListener(helpEvent, setFirst)
    return () => {
      removeEventListener('keydown', setFirst)
      removeEventListener(helpEvent, setFirst)
    }
  }, [first])
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.toContent}
      </a>
      {!bare && <TopBar />}
      <div className={classNames(styles.shell, bare && styles.bare)}>
        {!bare && <SideBar />}
        <div className={styles.column}>
          <main id="main" tabIndex={-1} className={styles.main} aria-busy={moving || undefined}>
            <Outlet />
          </main>
          {!bare && <Footer />}
        </div>
      </div>
      {!bare && <TabBar />}
      {first && (
        <Suspense>
          <Keyboard first={first} />
        </Suspense>
      )}
    </>
  )
}
