import type { ComponentType } from 'react'
import { SkeletonLines } from '../../design/parts/state/skeleton.tsx'
import { useWords } from '../../session/words.tsx'

let Shape: ComponentType = SkeletonLines

/** Fetches what pages want soon. To be called when the browser is idle: a skeleton is wanted where the line is slow. */
export const fetchIdleParts = () =>
  import('./idle-parts.ts').then(
    ({ PageShape, watchTimes }) => {
      Shape = PageShape
      watchTimes()
    },
    () => undefined,
  )

/** Skeleton of the page that the address leads to, while that page takes long to load. */
export function PagePending() {
  return (
    <div role="status" aria-label={useWords().shell.loading}>
      <Shape />
    </div>
  )
}
