import type { Manifest } from '../manifest.ts'
import { dropGoneReactions } from './drop-gone-reactions.ts'
import { reactionsData } from './personal-data.ts'

/** Likes and favourites of the things of all nouns that declare them. */
export const reactionsManifest: Manifest = {
  name: 'reactions',
  personal: (kinds) => [reactionsData(kinds)],
  open: ({ db, likes, favourites }) => ({ daily: [() => dropGoneReactions(db, { likes, favourites })] }),
}
