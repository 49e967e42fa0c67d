import { classNames } from '#design/class-names.ts'
import { segmentClass, segmentsClass } from '#design/parts/forms/radio-group.tsx'
import { type Difficulty, difficultyWords } from '#rules/games/games.ts'
import { Link } from '#session/link.tsx'
import { chosen } from './game-strip.tsx'

export interface RankLinksProps {
  readonly label: string
  readonly any: string
  readonly ranks: readonly Difficulty[]
  readonly current: string | undefined
  /** Address of the view for a difficulty; without one, of the view for any difficulty. */
  readonly to: (rank?: Difficulty) => string
  readonly className?: string | undefined
}

/** Chooses one difficulty or any by links; renders nothing for a game without difficulties. */
export function RankLinks({ label, any, ranks, current, to, className }: RankLinksProps) {
  if (ranks.length === 0) return null
  return (
    <nav className={classNames(segmentsClass, className)} aria-label={label}>
      <Link to={to()} stay className={segmentClass} {...chosen(current === undefined)}>
        {any}
      </Link>
      {ranks.map((mark) => (
        <Link
          key={mark}
          to={to(mark)}
          stay
          className={segmentClass}
          title={difficultyWords[mark]}
          {...chosen(current === mark)}
        >
          {mark}
          <span className="visually-hidden">{difficultyWords[mark]}</span>
        </Link>
      ))}
    </nav>
  )
}
