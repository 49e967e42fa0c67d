import { ballsOfRound } from '../../rules/dragon-balls.ts'

/**
 * The glass in front of a ball's picture: rim, gloss, and as many pearls below as its number says. Drawn over a square of
 * 100 with the ball's radius 50; the pearls stand outside of it.
 */
export function BallGlass({ ball, className }: { readonly ball: number; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-64 -64 128 128" aria-hidden="true">
      <circle r="48" fill="none" stroke="var(--glass)" strokeWidth="4" />
      <circle r="50.5" fill="none" stroke="var(--d-line)" strokeWidth="1.8" />
      <path
        d="M-31 -17A36 36 0 0 1 -5 -35"
        fill="none"
        stroke="var(--hit-core)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {pearlsOf[ball]?.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3.3" fill="var(--hit-core)" stroke="var(--straw-mark)" strokeWidth="1.8" />
      ))}
    </svg>
  )
}

const round = (n: number) => Math.round(n * 10) / 10

/** Places of the pearls below a ball, for each number. */
const pearlsOf = Array.from({ length: ballsOfRound + 1 }, (_, ball) =>
  Array.from({ length: ball }, (_, n) => {
    const angle = Math.PI / 2 - (n - (ball - 1) / 2) * 0.24
    return { x: round(59 * Math.cos(angle)), y: round(59 * Math.sin(angle)) }
  }),
)
