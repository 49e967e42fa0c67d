import { useRead } from '#api/reads.ts'
import { Scene } from '#design/art/scenes/scene.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { signIn } from '#nouns/sign-in/contract/sign-in.ts'
import { beijingHour, formatDateTime } from '#rules/beijing-time.ts'
import { useMe } from '#session/me.ts'
import { useNow } from '#session/now.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { homePack } from '../../words/home.pack.ts'
import { memberHomePack } from '../../words/member-home.pack.ts'
import styles from './member-band.module.css'
import { SmallThings } from './small-things.tsx'

/** Greets the member by the hour in Beijing; below it the small things of today. */
export function MemberBand() {
  const { language } = useLanguage()
  const { hello } = useWords(homePack)
  const words = useWords(memberHomePack)
  const { profile } = useMe()
  const now = useNow()
  // The profile brings the gift of the day, so the days are read after it.
  const calendar = useRead(signIn.calls.calendar, {}, { quiet: true, enabled: profile !== null }).value
  const greeting = hello(beijingHour(now))
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <p className={styles.day}>
          {formatDateTime(now.toISOString(), 'monthDay', language)}
          {calendar && calendar.STREAK > 0 && ` · ${words.streak(calendar.STREAK)}`}
        </p>
        <h1 className={styles.hello}>
          <span className={displayClass(greeting)}>{greeting}</span> <b>{profile?.nick}</b>
        </h1>
        {profile && <SmallThings profile={profile} />}
      </div>
      <div className={classNames(styles.scene, 'not-m')}>
        <Scene alt="" />
      </div>
    </div>
  )
}
