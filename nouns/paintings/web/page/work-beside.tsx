import { useEffect, useRef, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail, PaintingRow } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { PaintingPicture, previewStyle } from '../card/painting-picture.tsx'
import { unveiled } from '../card/unveiled.ts'
import { wallPath } from '../wall/wall-view.ts'
import styles from './work-beside.module.css'

/** Works by the same person, those that look alike, and those about the same; read once they come near. */
export function WorkBeside({ work }: { readonly work: PaintingDetail }) {
  const words = useWords(paintingPagePack)
  const { closedName } = useWords().accounts
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const { current: element } = place
    if (!element) return
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    watching.observe(element)
    return () => watching.disconnect()
  }, [])
  const { value, refusal } = useRead(paintings.calls.beside, { pid: work.KeyID }, { enabled: near, quiet: true })
  if (refusal) return null
  return (
    <div ref={place} className={styles.beside}>
      {value ? (
        <>
          <Shelf
            title={words.by(work.NICK || closedName)}
            rows={value.BY}
            all={work.NICK === '' ? undefined : wallPath({ upid: work.UPID })}
          />
          <Shelf title={words.alike} rows={value.ALIKE} />
          <Shelf title={words.about} rows={value.ABOUT} />
        </>
      ) : (
        <div className={styles.shelf}>
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <Skeleton key={n} shape="picture" ratio="1" />
          ))}
        </div>
      )}
    </div>
  )
}

interface ShelfProps {
  readonly title: string
  readonly rows: readonly PaintingRow[]
  /** Address of the wall with all of them. */
  readonly all?: string | undefined
}

function Shelf({ title, rows, all }: ShelfProps) {
  const words = useWords(paintingPagePack)
  const { tile } = useWords(paintingsPack)
  const { closedName } = useWords().accounts
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHead title={title} more={all && <Link to={all}>{words.allBy}</Link>} />
      <ul className={styles.shelf}>
        {rows.map((row) => (
          <li key={row.KeyID} className={styles.tile}>
            <Link to={`/e/${row.KeyID}`} aria-label={tile.name(row.NAME, row.NICK || closedName)} title={row.NAME}>
              {row.NOTE === '' || unveiled.has(row.KeyID) ? (
                <PaintingPicture picture={row} alt="" sizes="120px" still fill />
              ) : (
                <span className={styles.veiled} style={previewStyle(row)} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
