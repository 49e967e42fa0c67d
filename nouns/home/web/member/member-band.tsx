import { Scene } from '#design/art/scenes/scene.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { beijingHour, formatDateTime } from '#rules/beijing-time.ts'
import { useMe } from '#session/me.ts'
import { useNow } from '#session/now.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { homePack } from '../../words/home.pack.ts'
import styles from './member-band.module.css'
import { SmallThings } from './small-things.tsx'
import { useToday } from './use-today.ts'

/** Greets the member by the hour in Beijing; below it the small things of today. */
export function MemberBand() {
  const { language } = useLanguage()
  const { hello } = useWords(homePack)
  const { profile } = useMe()
  const now = useNow()
  const today = useToday(profile)
  const notes = today.flatMap((one) => one?.note ?? [])
  const greeting = hello(beijingHour(now))
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <p className={styles.day}>{[formatDateTime(now.toISOString(), 'monthDay', language), ...notes].join(' · ')}</p>
        <h1 className={styles.hello}>
          <span className={displayClass(greeting)}>{greeting}</span> <b>{profile?.nick}</b>
        </h1>
        <SmallThings today={today} />
      </div>
      <div className={classNames(styles.scene, 'not-m')}>
        <Scene alt="" />
      </div>
    </div>
  )
}
