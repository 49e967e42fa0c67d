import { lazyPart } from '#session/lazy-part.tsx'
import styles from './empty-art.module.css'

const EmptyShelf = lazyPart(() => import('#design/art/pictures.tsx').then((part) => part.EmptyShelf))

/**
 * Picture of an empty list. It is a lazy part, as lists are rarely empty; the server reserves its space only, because
 * the first HTML cannot wait for a lazy part.
 */
export function EmptyArt() {
  return <EmptyShelf placeholder={<span className={styles.place} />} />
}
