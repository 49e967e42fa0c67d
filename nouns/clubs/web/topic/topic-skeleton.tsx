import { Card } from '#design/parts/card.tsx'
import { Skeleton, SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useWords } from '#session/words.tsx'
import styles from '../floor/floor.module.css'
import author from '../floor/floor-author.module.css'

/** The place of a topic that is on its way. */
export function TopicSkeleton() {
  return (
    <div role="status" aria-label={useWords().shell.loading} className={styles.list}>
      <Skeleton width="60%" height="34px" />
      {[6, 3, 4].map((lines) => (
        <Card key={lines} className={styles.floor}>
          <div className={author.author}>
            <Skeleton shape="picture" width="64px" height="64px" />
          </div>
          <div className={styles.body}>
            <SkeletonLines lines={lines} />
          </div>
        </Card>
      ))}
    </div>
  )
}
