import type { Today } from '#cards/front/member-today.ts'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { memberHomePack } from '../../words/member-home.pack.ts'
import styles from './member-band.module.css'

export interface SmallThingsProps {
  readonly today: readonly (Today | undefined)[]
}

/** What happened to the member today and what they could do, three links at most. */
export function SmallThings({ today }: SmallThingsProps) {
  const { today: words } = useWords(memberHomePack)
  // Only together: a link that comes later would move the others.
  if (today.includes(undefined)) return null
  const upload = { icon: 'upload', to: '/rpy/upload', text: words.upload } as const
  const things = [...today.flatMap((one) => one?.things ?? []), upload]
  return (
    <ul className={styles.things} aria-label={words.label}>
      {things.slice(0, most).map(({ icon, to, text }) => (
        <li key={text} className={styles.thing}>
          <Link to={to} className={buttonClass({ size: 'small' })}>
            <Icon name={icon} size={16} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const most = 3
