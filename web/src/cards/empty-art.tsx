import { lazyPart } from '../session/lazy-part.tsx'
import styles from './empty-art.module.css'

const EmptyShelf = lazyPart(() => import('../design/art/pictures.tsx').then((part) => part.EmptyShelf))

/**
 * The empty doily for lists that seldom are empty: fetched in the browser when it is to be seen, its place kept free.
 * The first HTML cannot wait for a part, so it holds the place only.
 */
export function EmptyArt() {
  return <EmptyShelf placeholder={<span className={styles.place} />} />
}
