import { drawBullets } from './bullets/bullets.ts'
import { type Bullet, ring, TURN } from './bullets/ornament.ts'
import { fan, petals, spiral } from './bullets/patterns.ts'
import { Dessert } from './desserts/dessert.tsx'
import type { DessertKind } from './desserts/dessert-bodies.ts'
import { gapMarkup } from './gap-markup.ts'

/** Picture for empty lists: an empty doily. */
export function EmptyShelf({ kind = 'mooncake' }: { kind?: DessertKind | undefined }) {
  return <Dessert kind={kind} mood="away" label="" />
}

/** Something failed while it slept. */
export function AsleepOnShelf({ kind = 'milk' }: { kind?: DessertKind | undefined }) {
  return <Dessert kind={kind} mood="sleepy" label="" />
}

/** The page that is not there: a gap in space, full of eyes. Silent: the words below it say so. */
export function Gap() {
  return (
    <svg
      viewBox="0 0 560 300"
      width="560"
      height="300"
      style={{ width: '100%', height: 'auto' }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
      dangerouslySetInnerHTML={{ __html: gapMarkup }}
    />
  )
}

export type OrnamentKind = 'ring' | 'petals' | 'spiral' | 'fan' | 'lace'

export type OrnamentProps = { kind: OrnamentKind; size?: number | undefined; className?: string | undefined }

/** Geometry of pearls in the colour of the text; never behind words, two a view at most. */
export function Ornament({ kind, size = 108, className }: OrnamentProps) {
  const inside = drawBullets(ORNAMENTS[kind](), { rim: 'currentColor', core: 'var(--surface)' })
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-54 -54 108 108"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  )
}

const ORNAMENTS: Record<OrnamentKind, () => Bullet[]> = {
  ring: () => [...ring(24, 44), ...ring(24, 33, { rot: TURN / 48, k: 'grain' }), ...ring(12, 20, { s: 0.8 })],
  petals: () => [...petals(8, 46, { per: 7, depth: 0.45 }), ...ring(8, 14, { s: 0.7 })],
  spiral: () => spiral(6, 8, [10, 46], { turn: 0.34, k: 'petal', s: 0.8, grow: 0.3 }),
  fan: () =>
    fan({ n: 9, spread: 1.5, rows: 5, from: 22, gap: 11 }, { s: 0.8 }).map((bullet) => ({
      ...bullet,
      y: bullet.y - 44,
    })),
  lace: () => [
    ...ring(36, 46, { k: 'dot' }),
    ...petals(12, 40, { per: 5, depth: 0.2, k: 'dot' }),
    ...ring(12, 26, { s: 0.7 }),
    ...ring(24, 17, { k: 'dot' }),
  ],
}
