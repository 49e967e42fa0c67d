import type { CSSProperties } from 'react'
import { ring, round } from '../../art/bullets/ornament.ts'
import styles from './loader.module.css'

export type LoaderProps = {
  /** Says what is awaited. */
  label: string
  /** Writes the label below the pearls. */
  shown?: boolean | undefined
  /** Side in pixels. */
  size?: number | undefined
}

/** Pearls puffing round a still hitbox, after 400 ms; where the shape of what comes is known, use a skeleton. */
export function Loader({ label, shown, size = 96 }: LoaderProps) {
  return (
    <div className={styles.loader} role="status">
      <svg className={styles.svg} width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
        <g fill="var(--surface)" stroke="var(--straw-mark)" strokeWidth="2.4">
          {ring(16, 38).map((pearl, i) => (
            <Pearl key={pearl.a} x={pearl.x} y={pearl.y} r={5} turn={16 - i} />
          ))}
        </g>
        <g fill="var(--surface)" stroke="var(--honey-mark)" strokeWidth="2">
          {ring(8, 20).map((pearl, i) => (
            <Pearl key={pearl.a} x={pearl.x} y={pearl.y} r={3.4} turn={16 - i * 2} />
          ))}
        </g>
        <circle r="4" fill="var(--hit-core)" stroke="var(--hit-rim)" strokeWidth="2.6" />
      </svg>
      <span className={shown ? undefined : 'visually-hidden'}>{label}</span>
    </div>
  )
}

function Pearl({ x, y, r, turn }: { x: number; y: number; r: number; turn: number }) {
  // a custom property is not part of CSSProperties
  const style = { '--i': turn } as CSSProperties
  return <circle cx={round(x)} cy={round(y)} r={r} style={style} />
}
