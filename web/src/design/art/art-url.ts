import { ART_VERSION } from './art-version.ts'
import type { BackgroundName } from './background-svg.ts'
import { gameLook } from './games.ts'

const at = (name: string) => `/art/${name}.svg?v=${ART_VERSION}`

/** Addresses of the pictures written by web/build/art.ts; the query changes when any of them does. */
export const artUrl = {
  /** 320 × 240; a number without a picture gets the plain one. */
  gameCard: (game: number) => at(gameLook(game) ? `card-${game}` : 'card-0'),
  /** 80 × 60. */
  gameThumb: (game: number) => at(gameLook(game) ? `thumb-${game}` : 'thumb-0'),
  /** 1200 × 400, a mask. */
  background: (name: BackgroundName) => at(`background-${name}`),
  /** 690 × 320. */
  scene: (theme: 'day' | 'night') => at(`scene-${theme}`),
  /** The sign alone, for the browser's tab. */
  icon: () => at('icon'),
  /** The sign with the name, 236 × 56. */
  logo: () => at('logo'),
}
