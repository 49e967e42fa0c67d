import { Icon } from '#design/icons/icon.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { earnedLevels } from '#rules/economy/economy-rates.ts'
import { useWords } from '#session/words.tsx'
import { privilegesPack } from '../words/privileges.pack.ts'
import styles from './earned-levels.module.css'
import type { OwnLevels } from './own-levels.ts'

type Earned = (typeof earnedLevels)[number]

/** The levels that time and posts bring, and how far the reader is. */
export function EarnedLevels({ own }: { readonly own: OwnLevels | null }) {
  const { earned: words } = useWords(privilegesPack)
  const lowered = own !== null && !(own.earns.life && own.earns.bomb)
  return (
    <section className={styles.earned}>
      <SectionHead title={words.title} />
      <p className="mute">{words.text}</p>
      <div className={styles.steps}>
        {earnedLevels.map((step) => (
          <Step key={step.level} step={step} own={own} />
        ))}
      </div>
      <p className={styles.note}>{lowered ? words.lowered : words.standing}</p>
    </section>
  )
}

function Step({ step, own }: { readonly step: Earned; readonly own: OwnLevels | null }) {
  const { earned: words } = useWords(privilegesPack)
  const has = own !== null && own.life >= step.level && own.bomb >= step.level
  const isEnough = own !== null && own.days >= step.days && own.posts >= step.posts
  return (
    <Card pad className={styles.step}>
      <p className={styles.name}>
        <b>{words.level(step.level)}</b>
        {has && (
          <span className={styles.reached}>
            <Icon name="check" size={16} />
            {words.reached}
          </span>
        )}
      </p>
      <p className="mute">
        {!has && isEnough && own.earns.life && own.earns.bomb ? words.soon : words.needs(step.days, step.posts)}
      </p>
      <Progress
        name={words.days}
        value={own?.days ?? 0}
        most={step.days}
        text={own && words.ofDays(Math.min(own.days, step.days), step.days)}
      />
      <Progress
        name={words.posts}
        value={own?.posts ?? 0}
        most={step.posts}
        text={own && words.ofPosts(Math.min(own.posts, step.posts), step.posts)}
      />
    </Card>
  )
}

interface ProgressProps {
  readonly name: string
  readonly value: number
  readonly most: number
  /** The value in words; null for guests, who have none. */
  readonly text: string | null
}

function Progress({ name, value, most, text }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <span>{name}</span>
      <b className="num">{text}</b>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (value / most) * 100)}%` }} />
      </span>
    </div>
  )
}
