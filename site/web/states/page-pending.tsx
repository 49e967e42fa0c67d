import type { ComponentType } from 'react'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'

let Shape: ComponentType = SkeletonLines
const idleParts = () => import('./idle-parts.ts')

/** Fetches what pages want soon. To be called when the browser is idle: a skeleton is wanted where the line is slow. */
export const fetchIdleParts = () => {
  FaultArt.ahead()
  return idleParts().then(
    ({ PageShape }) => {
      Shape = PageShape
    },
    () => undefined,
  )
}

/** Drawing of the fault page. It is loaded ahead because a page fails when there is no network. */
export const FaultArt = lazyPart(() => idleParts().then(({ DroppedPlate }) => DroppedPlate))

/** Skeleton of the page that the address leads to, while that page takes long to load. */
export function PagePending() {
  return (
    <div role="status" aria-label={useWords().shell.loading}>
      <Shape />
    </div>
  )
}
