import { drawBullets } from '../art/bullets/bullets.ts'
import { ring } from '../art/bullets/ornament.ts'
import { displayClass } from '../display.tsx'

export type SealProps = {
  /** Two to four characters, or a short word. */
  title: string
  /** A line below, in Latin letters. */
  sub?: string | undefined
  /** Broken rings: what it says is claimed, not proved. */
  claimed?: boolean | undefined
  /** Side in pixels. */
  size?: number | undefined
}

/** A round seal of two rings and grains, in the accent. */
export function Seal({ title, sub, claimed = false, size = 148 }: SealProps) {
  const letters = [...title].length
  const latin = /^[\x20-\x7e]+$/.test(title)
  const fontSize = latin ? Math.min(26, 120 / letters) : letters <= 2 ? 31 : 84 / letters
  return (
    <svg width={size} height={size} viewBox="-74 -74 148 148" role="img" aria-label={sub ? `${title} ${sub}` : title}>
      <g fill="none" stroke="var(--straw-mark)">
        {!claimed && <circle r="68" strokeWidth="4" strokeDasharray=".01 13.35" strokeLinecap="round" />}
        <circle r="60" strokeWidth="2" strokeDasharray={claimed ? '7 5.57' : undefined} />
        <circle r="46" strokeWidth="1.2" strokeDasharray={claimed ? '5 4.63' : undefined} />
      </g>
      {!claimed && (
        <g
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
          dangerouslySetInnerHTML={{ __html: GRAINS }}
        />
      )}
      <g textAnchor="middle" fill="var(--accent-ink)">
        <text className={displayClass(title)} y={sub ? 4 : 10} fontSize={fontSize}>
          {title}
        </text>
        {sub && (
          <text y="24" fontSize={claimed ? 15 : 11} letterSpacing=".5">
            {sub}
          </text>
        )}
      </g>
    </svg>
  )
}

const GRAINS = drawBullets(ring(16, 53, { k: 'grain', s: 0.9 }), { rim: 'var(--straw-mark)', core: 'var(--surface)' })
