export type TimeProps = {
  /** ISO 8601. */
  iso: string
  /** As shown: relative, or as the page says it. */
  text: string
  /** The exact time, in the tooltip. */
  exact: string
  className?: string | undefined
}

export function Time({ iso, text, exact, className }: TimeProps) {
  return (
    <time dateTime={iso} title={exact} className={className}>
      {text}
    </time>
  )
}
