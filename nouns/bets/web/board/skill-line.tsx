import styles from './bet-board.module.css'
import { skillText } from './measure-text.ts'

/** Skill of this many standard deviations reaches the end of the line. */
const reach = 3_000

/** Skill as a point on a line whose middle is what prices promised. */
export function SkillLine({ skill }: { readonly skill: number }) {
  const at = 50 + (Math.max(-reach, Math.min(reach, skill)) / reach) * 50
  return (
    <span className={styles.skill}>
      <span className={styles.track} aria-hidden="true">
        <i style={{ insetInlineStart: `${at}%` }} />
      </span>
      <span>{skillText(skill)}</span>
    </span>
  )
}
