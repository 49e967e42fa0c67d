import { classNames } from '#design/class-names.ts'
import { Card, cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { SkeletonLines, SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe, useToken } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { homePack } from '../../words/home.pack.ts'
import styles from './member-places.module.css'

const MemberBand = lazyPart(() => import('./member-part.ts').then((part) => part.MemberBand))
const Waiting = lazyPart(() => import('./member-part.ts').then((part) => part.Waiting))
const FollowingFeed = lazyPart(() => import('./member-part.ts').then((part) => part.FollowingFeed))

/*
 * Places of the home page that only members see (`for-members`). Every first HTML has them as skeletons of the final
 * height; what fills them comes with a chunk of its own once there is a session token.
 */

/** The greeting, in place of the shop window that guests see. */
export function BandPlace() {
  const signedIn = useToken()
  const place = <SkeletonLines />
  return (
    <Card className={classNames('for-members', styles.band)}>
      {signedIn ? <MemberBand placeholder={place} /> : place}
    </Card>
  )
}

/** What waits for the member. */
export function WaitingPlace() {
  const signedIn = useToken()
  const { waiting } = useWords(homePack)
  const { shell } = useWords()
  const place = (
    <>
      <SectionHead title={waiting.title} />
      <div className={cardClass({ clip: true }, styles.rows)}>
        <SkeletonRows rows={6} label={shell.loading} />
      </div>
    </>
  )
  return (
    <section className={classNames('for-members', styles.waiting)}>
      {signedIn ? <Waiting className={styles.rows} placeholder={place} /> : place}
    </section>
  )
}

/** The feed of the people whom the member follows. */
export function FeedPlace() {
  const { profile } = useMe()
  const { shell } = useWords()
  const place = (
    <Card clip className={styles.feed}>
      <SkeletonRows rows={6} label={shell.loading} />
    </Card>
  )
  return <div className="for-members">{profile ? <FollowingFeed id={profile.id} placeholder={place} /> : place}</div>
}
