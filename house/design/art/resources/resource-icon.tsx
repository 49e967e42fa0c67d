import { type ResourceKind, resourceMarkup } from './resource-markup.ts'

export type { ResourceKind }

export type ResourceIconProps = {
  kind: ResourceKind
  /** Side in pixels: 13 in pips, 18 to 28 beside numbers. */
  size?: number | undefined
  /** Not held: grey and faint, as in a row of pips. */
  off?: boolean | undefined
  className?: string | undefined
}

/** A thing that is counted. Silent: its name stands beside it. */
export function ResourceIcon({ kind, size = 20, off, className }: ResourceIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={off ? { ...FLAT, opacity: 0.24, filter: 'grayscale(1)' } : FLAT}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
      dangerouslySetInnerHTML={{ __html: resourceMarkup[kind] }}
    />
  )
}

export type PipsProps = {
  kind: ResourceKind
  held: number
  /** Eight in the row of lives. */
  of: number
  /** In words: "3 of 8 lives". */
  label: string
  size?: number | undefined
}

/** A row of the same thing, the missing ones faint. */
export function Pips({ kind, held, of, label, size = 13 }: PipsProps) {
  return (
    <span role="img" aria-label={label} style={{ display: 'inline-flex', gap: 1 }}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity
        <ResourceIcon key={i} kind={kind} size={size} off={i >= held} />
      ))}
    </span>
  )
}

const FLAT = { flex: 'none' }
