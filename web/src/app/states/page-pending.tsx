import { SkeletonLines } from '../../design/parts/state/skeleton.tsx'
import { useWords } from '../../session/words.tsx'

/** Skeleton shown while a page takes long to load. */
export function PagePending() {
  return (
    <div role="status" aria-label={useWords().shell.loading}>
      <SkeletonLines lines={6} />
    </div>
  )
}
