import { useRead } from '#api/reads.ts'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { paintings } from '../../contract/paintings.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { PaintingWall } from '../card/painting-wall.tsx'
import styles from './front-paintings.module.css'
import place from './front-wall.module.css'

/** The newest works, as the wall shows them. Nothing stands here before the first work hangs. */
export function FrontPaintings() {
  const { home, wall } = useWords(paintingsPack)
  const { value, refusal } = useRead(paintings.calls.list, newest, { quiet: true })
  if (!value && !refusal) return <div className={place.wall} />
  if (!value || value.rows.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={home.title} more={<Link to="/painting">{home.all}</Link>} />
      <PaintingWall rows={value.rows} label={wall} />
    </section>
  )
}

const newest = { sort: 'time', pageSize: 12, pageNum: 1 } as const
