import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadPart } from '../session/load-part.ts'
import styles from './empty-art.module.css'

const EmptyShelf = lazy(
  loadPart(() => import('../design/art/pictures.tsx').then((part) => ({ default: part.EmptyShelf }))),
)

/**
 * The empty doily for lists that seldom are empty: fetched in the browser when it is to be seen, its place kept free.
 * The first HTML cannot wait for a part, so it holds the place only.
 */
export function EmptyArt() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const place = <span className={styles.place} />
  return inBrowser ? (
    <Suspense fallback={place}>
      <EmptyShelf />
    </Suspense>
  ) : (
    place
  )
}

const never = () => () => undefined
