import { lazy, Suspense } from 'react'
import { loadPart } from '../session/load-part.ts'
import styles from './empty-art.module.css'

const EmptyShelf = lazy(
  loadPart(() => import('../design/art/pictures.tsx').then((part) => ({ default: part.EmptyShelf }))),
)

/** The empty doily for lists that seldom are empty: fetched when it is seen, its place kept free. */
export function EmptyArt() {
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <EmptyShelf />
    </Suspense>
  )
}
