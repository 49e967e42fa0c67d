import { type ReactNode, useId } from 'react'
import { ring, round } from '#design/art/bullets/ornament.ts'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useWords } from '#session/words.tsx'
import styles from './moment.module.css'

export interface MomentProps {
  readonly title: string
  /** The drawing; pearls open behind it unless it is `plain`. */
  readonly art: ReactNode
  readonly plain?: boolean
  readonly children: ReactNode
  readonly actions: ReactNode
  readonly onClose: () => void
}

/** Something that happened to a dessert, and that one may look at for a moment. With reduced motion only its end is shown. */
export function Moment({ title, art, plain = false, children, actions, onClose }: MomentProps) {
  const { shell } = useWords()
  const id = useId()
  return (
    <Dialog open onClose={onClose} title={title} label={title} closeLabel={shell.close} actions={actions}>
      <div className={styles.stage} key={id}>
        {!plain &&
          [104, 84, 66].map((radius, at) => (
            <svg key={radius} className={styles.ring} viewBox="-120 -120 240 240" aria-hidden="true">
              <g fill="var(--surface)" stroke={strokes[at]} strokeWidth="2">
                {ring(28 - at * 6, radius).map((pearl) => (
                  <circle key={pearl.a} cx={round(pearl.x)} cy={round(pearl.y)} r={5.5 - at} />
                ))}
              </g>
            </svg>
          ))}
        <span className={styles.art}>{art}</span>
      </div>
      <div className={styles.words}>{children}</div>
    </Dialog>
  )
}

const strokes = ['var(--honey-mark)', 'var(--straw-mark)', 'var(--honey-mark)']
