import { Banner } from '#design/parts/state/banner.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { commentsPack } from '#words/cards/comments.pack.ts'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import styles from './work-state.module.css'

/** Why not everybody sees the work, for those who do; and that its sizes are still being made. */
export function WorkState({ work }: { readonly work: PaintingDetail }) {
  const words = useWords(paintingPagePack)
  const { heldFor } = useWords(commentsPack)
  const { profile } = useMe()
  const isOwn = profile?.id === work.UPID
  const { HELDFOR } = work
  const heldWhy = HELDFOR === 'alike' ? words.heldAlike : heldFor[HELDFOR || 'unknown']
  return (
    <>
      {work.FORBID === 'Y' && (
        <Banner kind="warning" title={words.forbid} className={styles.state}>
          {work.FORBIDFOR !== '' && <p>{words.forbidFor(work.FORBIDFOR)}</p>}
          <p>{isOwn ? words.forbidText : words.forbidStaff}</p>
        </Banner>
      )}
      {work.HELD === 'Y' && (
        <Banner kind="info" title={words.held} className={styles.state}>
          <p>{isOwn ? heldWhy : words.heldStaff}</p>
        </Banner>
      )}
      {isOwn && work.BAKING === 'Y' && work.HELD === 'N' && work.FORBID === 'N' && (
        <p className={styles.baking} role="status">
          {words.baking}
        </p>
      )}
    </>
  )
}
