import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { momentOf } from '#rules/rich-text/run-link.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import styles from './path-section.module.css'

const PathView = lazyPart(() => import('./path-view.tsx').then((part) => part.PathView))

interface PathSectionProps {
  readonly runs: readonly ReplayDetail[]
  /** Which runs these are, where the page shows more. */
  readonly note?: string | undefined
}

/** The player's way through a run, or of two over each other. The file is fetched and walked once somebody asks for it, or follows a link to a moment. */
export function PathSection({ runs, note }: PathSectionProps) {
  const { path: words } = useWords(scorecardPack)
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [wanted, setWanted] = useState(false)
  const section = useRef<HTMLElement>(null)
  // The first HTML does not know the fragment, and no element has its name: a page that would begin at its top begins here.
  useEffect(() => {
    if (!momentOf(hash)) return
    setWanted(true)
    const asked = requestAnimationFrame(() => scrollY === 0 && section.current?.scrollIntoView())
    return () => cancelAnimationFrame(asked)
  }, [hash])
  if (runs.some(({ INPUT }) => !INPUT)) return null
  return (
    <section ref={section} id="path" className={styles.section}>
      <SectionHead title={words.title} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {wanted ? (
        <PathView runs={runs} placeholder={<Skeleton shape="picture" height="520px" />} />
      ) : (
        <div className={cardClass({ pad: true }, styles.offer)}>
          <p>{runs.length > 1 ? words.offerTwo : words.offer}</p>
          <Button onPointerEnter={PathView.ahead} onFocus={PathView.ahead} onClick={() => setWanted(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  )
}
