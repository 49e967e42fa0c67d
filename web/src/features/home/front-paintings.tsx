import { site } from '@patisserie/contract/site'
import { useRead } from '../../api/reads.ts'
import { PaintingWall } from '../../cards/painting/painting-wall.tsx'
import { usePaintingWords } from '../../cards/painting/painting-words.ts'
import { SectionHead } from '../../design/parts/section-head.tsx'
import { Link } from '../../session/link.tsx'
import styles from './home-page.module.css'
import { frontPaintingsInput } from './home-routes.ts'

/** The newest works, as the wall shows them. Nothing stands here before the first work hangs. */
export function FrontPaintings() {
  const { home, wall } = usePaintingWords()
  const { value } = useRead(site.paintings.calls.list, frontPaintingsInput, { quiet: true })
  if (!value || value.rows.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={home.title} more={<Link to="/painting">{home.all}</Link>} />
      <PaintingWall rows={value.rows} label={wall} />
    </section>
  )
}
