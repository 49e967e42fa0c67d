import { type ResourceKind, resourceMarkup } from '../resources/resource-markup.ts'
import styles from './vessel.module.css'

export type VesselProps = { kind: ResourceKind; className?: string | undefined }

/**
 * The vessel in which the counter shows a ware: a jar of a material, a bowl of bullets, a stack of items, a level under a
 * cloche. Silent: the name stands beside it. `VesselDefs` must be on the page.
 */
export function Vessel({ kind, className }: VesselProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 140 136"
      width={112}
      height={109}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
      dangerouslySetInnerHTML={{ __html: drawing(kind) }}
    />
  )
}

/** What lies in the vessels, drawn once for all of them. */
export function VesselDefs({ kinds }: { readonly kinds: readonly ResourceKind[] }) {
  const symbols = kinds.map((kind) => `<symbol id="ware-${kind}" viewBox="0 0 24 24">${resourceMarkup[kind]}</symbol>`)
  return (
    <svg
      className={styles.defs}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
      dangerouslySetInnerHTML={{ __html: symbols.join('') }}
    />
  )
}

/** The class that sets the colours of the shelves. */
export const shelfClass = styles.shelf ?? ''

/** An awning over the counter, as on the shop of the scene. */
export function Awning() {
  return (
    <svg className={styles.awning} aria-hidden="true">
      <pattern id="awning" x="-14" width="56" height="38" patternUnits="userSpaceOnUse">
        <path d="M0-2H28V22A14 14 0 0 1 0 22Z" className={styles.stripe} />
        <path d="M28-2H56V22A14 14 0 0 1 28 22Z" className={styles.cloth} />
        <path d="M6 2V20" className={styles.shine} />
      </pattern>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the silent drawing */}
      <svg x="50%" width="1" height="38" overflow="visible">
        <rect x="-1400" width="2800" height="38" fill="url(#awning)" />
      </svg>
    </svg>
  )
}

const line = 'stroke="var(--d-line)"'
const shine = (d: string) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".85"/>`

const doily = (cy = 122) =>
  `<ellipse cx="70" cy="${cy}" rx="46" ry="8" fill="var(--d-lace)"/><ellipse cx="70" cy="${cy}" rx="51" ry="10" fill="none" stroke="var(--d-lace)" stroke-width="4.2" stroke-linecap="round" stroke-dasharray=".1 6.8"/><ellipse cx="70" cy="${cy - 1.5}" rx="38" ry="5" fill="var(--d-shadow)"/>`

/** A thing in the vessel: centre, side and turn. */
const thing = (kind: ResourceKind, [x, y, side, turn = 0]: readonly [number, number, number, number?]) =>
  `<use href="#ware-${kind}" x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" transform="translate(${x} ${y}) rotate(${turn})"/>`

const lids: Partial<Record<ResourceKind, string>> = {
  icecream: 'oklch(.8 .1 12)',
  orange: 'oklch(.79 .14 62)',
  mooncake: 'oklch(.72 .1 66)',
  milk: 'oklch(.76 .08 228)',
  cofbean: 'oklch(.6 .07 48)',
  starsugar: 'oklch(.86 .11 90)',
}

const jarLine = 'M42 42H98Q112 48 112 62V106Q112 120 98 120H42Q28 120 28 106V62Q28 48 42 42Z'
const pile = [
  [48, 104, 27, -14],
  [71, 106, 27, 8],
  [93, 103, 27, 20],
  [57, 86, 27, 12],
  [82, 85, 27, -10],
  [70, 68, 27, 4],
] as const

const jar = (kind: ResourceKind, lid: string) =>
  `${doily()}<path d="${jarLine}" fill="var(--jar)"/>${pile.map((at) => thing(kind, at)).join('')}<path d="M101 47Q110 52 110 62V106Q110 118 98 118H88Q102 116 102 102Z" fill="var(--jar-shade)"/><path d="${jarLine}" fill="none" ${line} stroke-width="2.5" stroke-linejoin="round"/>${shine('M38 100V66Q38 57 46 53')}<path d="M40 26Q40 22 44 22H96Q100 22 100 26V40Q100 44 96 44H44Q40 44 40 40Z" fill="${lid}" ${line} stroke-width="2.5"/><path d="M90 23H96Q99 23 99 26V40Q99 43 96 43H88Q92 40 90 23Z" fill="#000" opacity=".12"/><path d="M47 29V35" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".8"/><circle cx="70" cy="17" r="6" fill="${lid}" ${line} stroke-width="2.5"/>`

const stack = (kind: ResourceKind) =>
  `${doily()}<path d="M18 110H122L116 121Q114 124 110 124H30Q26 124 24 121Z" fill="oklch(.97 .014 85)" ${line} stroke-width="2.5" stroke-linejoin="round"/><path d="M112 111H121L115 121Q114 123 110 123H102Q109 121 112 111Z" fill="oklch(.86 .035 70)"/>${(
    [
      [48, 88, 58, -3],
      [92, 88, 58, 3],
      [70, 47, 58],
    ] as const
  )
    .map((at) => thing(kind, at))
    .join('')}`

const glazes: Partial<Record<ResourceKind, string>> = {
  gdd: 'oklch(.82 .075 228)',
  sjd: 'oklch(.85 .085 130)',
  zjj: 'oklch(.82 .1 14)',
}
const balls = [
  [46, 66, 23, 0],
  [70, 60, 23, 20],
  [94, 67, 23, -16],
  [58, 46, 23, 30],
  [83, 47, 23, 10],
  [70, 78, 23, 0],
] as const

const bowl = (kind: ResourceKind, glaze: string) =>
  `${doily()}${balls.map((at) => `<circle cx="${at[0]}" cy="${at[1]}" r="16" fill="oklch(.985 .012 85)" ${line} stroke-width="2"/>${thing(kind, at)}`).join('')}<path d="M22 76H118Q118 118 84 122H56Q22 118 22 76Z" fill="${glaze}" ${line} stroke-width="2.5" stroke-linejoin="round"/><path d="M104 77H116.5Q116 117 84 120.5H74Q104 114 104 77Z" fill="#000" opacity=".1"/>${shine('M32 86Q33 98 40 106')}${[-2, -1, 0, 1, 2].map((n) => `<circle cx="${70 + n * 8.5}" cy="${114 - n * n * 0.9}" r="1.8" fill="#fff" opacity=".9"/>`).join('')}`

const domeLine = 'M20 98Q20 38 70 36 120 38 120 98Z'

const cloche = (kind: ResourceKind) =>
  `${doily(124)}<path d="${domeLine}" fill="var(--jar)"/>${thing(kind, [70, 76, 54])}<path d="M96 42Q118 54 118 97H102Q108 64 96 42Z" fill="var(--jar-shade)"/><path d="${domeLine}" fill="none" ${line} stroke-width="2.5" stroke-linejoin="round"/>${shine('M32 86Q33 60 52 49')}<path d="M66 36V30H74V36" fill="oklch(.81 .14 80)" ${line} stroke-width="2.5"/><circle cx="70" cy="24" r="7" fill="oklch(.81 .14 80)" ${line} stroke-width="2.5"/><circle cx="67.5" cy="21.5" r="2" fill="#fff"/><path d="M12 98H128L120 110Q118 113 114 113H26Q22 113 20 110Z" fill="oklch(.97 .014 85)" ${line} stroke-width="2.5" stroke-linejoin="round"/><path d="M118 99H126L119 109.5Q118 111.5 114 111.5H104Q114 108 118 99Z" fill="oklch(.86 .035 70)"/>`

const drawing = (kind: ResourceKind): string => {
  const [lid, glaze] = [lids[kind], glazes[kind]]
  if (lid) return jar(kind, lid)
  if (glaze) return bowl(kind, glaze)
  return kind === 'player' || kind === 'bomb' ? cloche(kind) : stack(kind)
}
