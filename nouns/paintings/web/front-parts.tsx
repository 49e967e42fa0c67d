import type { FrontPart } from '#cards/front/front-part.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import place from './front/front-wall.module.css'

// Below the first view, and pictures are most of it.
const FrontPaintings = lazyPart(() => import('./front/front-paintings.tsx').then((part) => part.FrontPaintings))

/** The newest works on the home page. */
export const frontParts: readonly FrontPart[] = [
  { place: 'below', order: 220, Part: () => <FrontPaintings placeholder={<div className={place.wall} />} /> },
]
