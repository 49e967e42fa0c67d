import { ring, round, TURN } from '../bullets/ornament.ts'
import { type ResourceKind, resourceMarkup } from './resource-markup.ts'

export type PotProps = {
  /** The ten ingredients in the pot, clockwise from the top. */
  slots: readonly ResourceKind[]
  /** In words. */
  label: string
}

/** The pot from above: its ten places are a ring, so the ring is the count. */
export function Pot({ slots, label }: PotProps) {
  const places = Array.from({ length: 10 }, (_, i) => {
    const a = -TURN / 4 + (i / 10) * TURN
    return { x: round(68 * Math.cos(a)), y: round(68 * Math.sin(a)), kind: slots[i] }
  })
  return (
    <svg viewBox="0 0 360 264" width="360" height="264" role="img" aria-label={label} style={FIT}>
      <g transform="translate(180 132)">
        <g
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
          dangerouslySetInnerHTML={{ __html: POT }}
        />
        {places.map(({ x, y, kind }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle
              r="18"
              fill={kind ? 'oklch(.985 .012 85)' : 'oklch(.91 .055 80)'}
              stroke="oklch(.82 .075 70)"
              strokeWidth="1.5"
              strokeDasharray={kind ? undefined : '2 4'}
            />
            {kind && (
              <g
                transform="translate(-13 -13)scale(1.083)"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
                dangerouslySetInnerHTML={{ __html: resourceMarkup[kind] }}
              />
            )}
          </g>
        ))}
      </g>
    </svg>
  )
}

const FIT = { width: '100%', maxWidth: '420px', height: 'auto', margin: '0 auto' }

const POT =
  '<ellipse cy="9" rx="119" ry="117" fill="var(--d-shadow)"/><g stroke="var(--d-line)" stroke-width="2.5" stroke-linejoin="round"><path d="M-116-22Q-166-26-166 0T-116 22ZM116-22Q166-26 166 0T116 22Z" fill="oklch(.66 .11 48)"/><path d="M-118-10Q-150-12-150 0T-118 10ZM118-10Q150-12 150 0T118 10Z" fill="var(--surface)"/><circle r="120" fill="oklch(.74 .115 52)"/></g>' +
  '<path d="M-92-66A113 113 0 0 1-20-111" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/><path d="M113 18A114 114 0 0 1 18 113" fill="none" stroke="oklch(.6 .11 44)" stroke-width="7" stroke-linecap="round"/>' +
  '<circle r="104" fill="oklch(.935 .048 82)" stroke="var(--d-line)" stroke-width="2.5"/><path d="M99 30A103 103 0 0 1-86 57 96 96 0 0 0 99 30Z" fill="oklch(.885 .065 76)"/><path d="M0-4A6 6 0 0 1 6 4 12 12 0 0 1-12 6 20 20 0 0 1 8-22 28 28 0 0 1 30 10 36 36 0 0 1-14 40" fill="none" stroke="oklch(.8 .085 68)" stroke-width="2.2" stroke-linecap="round"/>' +
  `<g fill="oklch(.76 .085 64)">${ring(40, 94)
    .map((p) => `<circle cx="${round(p.x)}" cy="${round(p.y)}" r="1.5"/>`)
    .join('')}</g>`
