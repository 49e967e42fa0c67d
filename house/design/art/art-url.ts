import { ART_VERSION } from './art-version.ts'
import type { BackgroundName } from './background-svg.ts'
import { gameLook } from './game-looks.ts'

/** The address of the picture with a name; of those that stand on most pages, `artUrl` has it. */
export const artAt = (name: string): string => `/art/${name}.svg?v=${ART_VERSION}`

/** Addresses of the pictures written by site/build/art.ts; the query changes when any of them does. */
export const artUrl = {
  /** 320 × 240; a number without a picture gets the plain one. */
  gameCard: (game: number) => artAt(gameLook(game) ? `card-${game}` : 'card-0'),
  /** 80 × 60. */
  gameThumb: (game: number) => artAt(gameLook(game) ? `thumb-${game}` : 'thumb-0'),
  /** 200 × 140. */
  cover: (look: number) => artAt(`cover-${look}`),
  /** 1200 × 400, a mask. */
  background: (name: BackgroundName) => artAt(`background-${name}`),
  /** 690 × 320. */
  scene: (theme: 'day' | 'night') => artAt(`scene-${theme}`),
  /** The sign alone, for the browser's tab. */
  icon: () => artAt('icon'),
  /** 1200 × 630, for previews of pages without a picture of their own. */
  share: () => `/icons/share.png?v=${ART_VERSION}`,
  /** The sign with the name, 236 × 56. */
  logo: () => artAt('logo'),
}
