import { displayClass } from '../../display.tsx'
import { scallop } from '../bullets/ornament.ts'
import { gameLook } from '../game-looks.ts'

export type MedalFrame = 'hard' | 'nn' | 'clear' | 'score'

export type MedalProps = {
  /** Number of the picture whose colours and glyph it wears. */
  game: number
  frame: MedalFrame
  /** In words; empty where they stand beside it. */
  label: string
  /** A broken edge: what it says is claimed, not proved. */
  claimed?: boolean | undefined
  /** Side in pixels. */
  size?: number | undefined
  className?: string | undefined
}

/** The frame says the type, the colours and the glyph say which. */
export function Medal({ game, frame, label, claimed, size = 26, className }: MedalProps) {
  const look = gameLook(game)
  if (!look) return null
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      style={{ flex: 'none' }}
    >
      <path
        d={FRAMES[frame]}
        fill={look.ground}
        stroke={look.light}
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeDasharray={claimed ? '4 3' : undefined}
      />
      <text
        className={displayClass(look.glyph)}
        y="4"
        textAnchor="middle"
        fontSize={look.glyph.length > 1 ? 9 : 11}
        fill="#fffaf2"
      >
        {look.glyph}
      </text>
    </svg>
  )
}

const FRAMES: Record<MedalFrame, string> = {
  nn: scallop(10, 10.4, 13),
  hard: 'M0-12 10.4-6V6L0 12-10.4 6V-6Z',
  clear: 'M0-11.5A11.5 11.5 0 1 1-.01-11.5Z',
  score: 'M0-12 12 0 0 12-12 0Z',
}
