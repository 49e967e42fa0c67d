import { useEffect, useEffectEvent, useRef } from 'react'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { ListEnd } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { paintingsPack } from '../../words/paintings.pack.ts'
import type { WallPages } from './use-wall-pages.ts'
import styles from './wall-more.module.css'

export interface WallMoreProps {
  readonly pages: WallPages
  /** Address of a page, for readers without scripts. */
  readonly to: (page: number) => string
}

/** The foot of a wall: how much is left, and the next page, which comes by itself while the reader scrolls on. */
export function WallMore({ pages, to }: WallMoreProps) {
  const { list } = useWords(paintingsPack)
  const foot = useRef<HTMLDivElement>(null)
  const { next, loading, refusal, rows } = pages
  const ask = useEffectEvent(() => pages.showMore())
  // The foot of the page stays within reach: after many pages the reader is asked.
  const byItself = next !== null && pages.added < mostByItself
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may leave the foot in sight; each is observed anew
  useEffect(() => {
    if (!byItself || !foot.current) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), { rootMargin: ahead })
    seen.observe(foot.current)
    return () => seen.disconnect()
  }, [byItself, next])
  if (!rows || rows.length === 0) return null
  if (next === null && !loading && !refusal) return <ListEnd>{list.end(pages.total)}</ListEnd>
  return (
    <div ref={foot} className={styles.foot} aria-busy={loading || undefined}>
      <Pearls />
      <p className="num" role="status">
        {loading ? list.loading : refusal ? list.moreFailed : list.seen(rows.length, pages.left, pages.more)}
      </p>
      {refusal ? (
        <Button onClick={pages.again}>{list.more}</Button>
      ) : (
        next !== null && (
          <Link
            to={to(next)}
            stay
            className={buttonClass()}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              pages.showMore()
            }}
          >
            {list.more}
          </Link>
        )
      )}
    </div>
  )
}

/** Five pearls, the middle one is where the reader is. */
function Pearls() {
  return (
    <svg className={styles.pearls} width="120" height="16" viewBox="-60 -8 120 16" aria-hidden="true">
      {[-40, -20, 20, 40].map((x) => (
        <circle key={x} cx={x} r="3" fill="var(--pearl)" />
      ))}
      <circle r="5" fill="var(--hit-core)" stroke="var(--hit-rim)" strokeWidth="2.6" />
    </svg>
  )
}

const mostByItself = 8
/** A page is asked for this far before its place comes into sight, so that no row changes under the reader's eyes. */
const ahead = '0px 0px 1600px'
