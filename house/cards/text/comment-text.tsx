import { addressesIn, LinkedText } from '#design/parts/linked-text.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import styles from './comment.module.css'

const RunCards = lazyPart(() => import('#nouns/replays/web/card/run-cards.tsx').then((part) => part.RunCards))

/** The words of a comment, its addresses as links; the runs and moments of runs that it leads to stand below as cards. */
export function CommentText({ text }: { readonly text: string }) {
  const runs = addressesIn(text).filter((address) => address.includes('/r/'))
  return (
    <>
      <p className={styles.text}>
        <LinkedText text={text} />
      </p>
      {runs.length > 0 && <RunCards addresses={runs} />}
    </>
  )
}
