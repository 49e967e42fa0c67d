import { type ReactNode, useState } from 'react'
import type { PicturePlace } from '#rules/viewer-moves.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import type { ViewerOpening } from './viewer-picture.ts'

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx').then((part) => part.PictureViewer))

export interface Viewer {
  /** Opens the viewer, at a place of a picture where one is given. */
  readonly open: (opening: ViewerOpening, place?: PicturePlace) => void
  /** Loads the viewer's chunk ahead, on intent. */
  readonly ahead: () => void
  /** The open viewer, to be rendered anywhere. */
  readonly part: ReactNode
}

/** The picture viewer of a page. `linked`: the page's address says which place of which picture is shown. */
export const useViewer = ({ linked = false }: { readonly linked?: boolean } = {}): Viewer => {
  const [opened, setOpened] = useState<{ readonly opening: ViewerOpening; readonly place?: PicturePlace } | null>(null)
  const close = () => setOpened(null)
  return {
    open: (opening, place) => setOpened({ opening, ...(place && { place }) }),
    ahead: PictureViewer.ahead,
    part: opened && (
      <PictureViewer {...opened.opening} place={opened.place} linked={linked} onClose={close} onMissing={close} />
    ),
  }
}
