export type LevelMarkProps = {
  kind: 'player' | 'bomb'
  /** Side in pixels. */
  size?: number | undefined
}

/** A privilege level beside text: its resource as `ResourceIcon` draws it, without what is lost at this size. Silent. */
export function LevelMark({ kind, size = 14 }: LevelMarkProps) {
  const line = { stroke: 'var(--d-line)', strokeWidth: 1.8, strokeLinejoin: 'round' } as const
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {kind === 'player' ? (
        <>
          <path
            d="M12 20.4C5 15.6 3 12 3 8.9A4.9 4.9 0 0 1 12 6.4 4.9 4.9 0 0 1 21 8.9C21 12 19 15.6 12 20.4Z"
            fill="oklch(.68 .17 15)"
            {...line}
          />
          <circle cx="12" cy="12" r="2.6" fill="#fff" />
        </>
      ) : (
        <>
          <path d="M7 2.8H17L18.2 21.2H5.8Z" fill="oklch(.78 .13 135)" {...line} />
          <path d="M9 12H15M12 8.2V18" fill="none" stroke="oklch(.36 .1 140)" strokeWidth={1.8} strokeLinecap="round" />
        </>
      )}
    </svg>
  )
}
