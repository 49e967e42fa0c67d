import styles from './failed-pot.module.css'
import { ResourceIcon } from './resource-icon.tsx'

/** A pot from the side with smoke over it, and sugar that is left. */
export function FailedPot() {
  return (
    <span className={styles.pot}>
      {puffs.map(([x, y, r]) => (
        <svg key={`${x} ${y}`} className={styles.puff} viewBox="0 0 160 156" aria-hidden="true">
          <circle cx={x} cy={y} r={r} />
        </svg>
      ))}
      <svg viewBox="0 0 160 156" aria-hidden="true">
        <path d="M30 96Q12 96 14 110T34 122M130 96Q148 96 146 110T126 122" fill="none" className={styles.handle} />
        <path d="M30 88H130V124Q130 142 112 142H48Q30 142 30 124Z" className={styles.body} />
        <path d="M26 80H134V94H26Z" className={styles.rim} />
      </svg>
      <span className={styles.sugar}>
        {sugars.map((n) => (
          <ResourceIcon key={n} kind="sugar" size={22} />
        ))}
      </span>
    </span>
  )
}

const puffs = [
  [62, 62, 18],
  [94, 56, 22],
  [78, 36, 16],
  [106, 30, 10],
] as const
const sugars = [1, 2, 3, 4, 5]
