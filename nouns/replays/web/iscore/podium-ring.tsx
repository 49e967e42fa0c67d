import { drawBullets } from '#design/art/bullets/bullets.ts'
import { ring } from '#design/art/bullets/ornament.ts'
import styles from './podium.module.css'

/** The ring of sugar pearls behind a head; the first has a second one of grains. */
export function PodiumRing({ first }: { readonly first: boolean }) {
  return (
    <svg
      className={styles.ring}
      viewBox="-70 -70 140 140"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
      dangerouslySetInnerHTML={{ __html: first ? markup.first : markup.other }}
    />
  )
}

const pearls = drawBullets(ring(20, 56), { rim: 'var(--honey-mark)', core: 'var(--surface)' })
const grains = drawBullets(ring(20, 66, { k: 'grain', s: 0.8, rot: Math.PI / 20 }), {
  rim: 'var(--straw-mark)',
  core: 'var(--surface)',
})
const quiet = drawBullets(ring(16, 52), { rim: 'var(--pearl)', core: 'var(--surface)' })
const markup = { first: grains + pearls, other: quiet }
