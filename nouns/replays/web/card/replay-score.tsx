import { ScoreText, type ScoreTextProps } from '#design/parts/score-text.tsx'
import { formatYi } from '#rules/text.ts'
import { useLanguage } from '#session/words.tsx'

export interface ReplayScoreProps {
  readonly value: number
  readonly size?: ScoreTextProps['size']
  /** Writes the magnitude below the number, as in "18.46 亿". */
  readonly unit?: boolean | undefined
  readonly className?: string | undefined
}

/** A score with its digits above 100 million marked. */
export function ReplayScore({ value, size, unit, className }: ReplayScoreProps) {
  const { language } = useLanguage()
  // Below 100 million the magnitude would only repeat the number.
  const magnitude = unit && value >= 1e8 ? formatYi(value, language) : undefined
  return <ScoreText value={value} size={size} unit={magnitude} className={className} />
}
