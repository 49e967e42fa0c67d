import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import { paintings } from '../../contract/paintings.ts'
import * as limits from '../../rules/painting-limits.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import styles from './kept-paintings.module.css'
import { PaintingWall } from './painting-wall.tsx'

/** The works that the reader keeps, last kept first; nothing if there are none. */
export function KeptPaintings() {
  const { kept, list } = useWords(paintingsPack)
  const [pages, setPages] = useState(1)
  const first = useKept(1)
  if (!first || first.total === 0) return null
  return (
    <section className={styles.kept}>
      <SectionHead title={kept.title} />
      {Array.from({ length: pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <KeptPage key={at} page={at + 1} />
      ))}
      {first.pageInfo.pages > pages && (
        <p className={styles.more}>
          <Button onClick={() => setPages(pages + 1)}>{list.more}</Button>
        </p>
      )}
    </section>
  )
}

function KeptPage({ page }: { readonly page: number }) {
  const { kept } = useWords(paintingsPack)
  const rows = useKept(page)?.rows
  return rows && <PaintingWall rows={rows} label={kept.title} />
}

const useKept = (pageNum: number) =>
  useRead(paintings.calls.kept, { pageNum, pageSize: limits.paintingPageSize }, { quiet: true }).value
