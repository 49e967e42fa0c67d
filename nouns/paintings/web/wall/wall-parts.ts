import { characterName } from '#rules/games/characters.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import type { Language } from '#rules/language.ts'
import type { PaintingFilter } from '../../rules/painting-filters.ts'
import { tagName } from '../../rules/painting-tags.ts'
import type { paintings } from '../../words/paintings.zh.ts'

/** One condition of a wall, in words. */
export interface WallPart {
  readonly field: Exclude<keyof PaintingFilter, 'sort'>
  readonly text: string
}

/** The conditions of a filter, the widest first. `nick` is the uploader's, where it is known. */
export const wallParts = (
  filter: PaintingFilter,
  { filters }: typeof paintings,
  language: Language,
  nick?: string,
): readonly WallPart[] => {
  const { character, game, tag, period, match, upid } = filter
  return [
    ...(game ? [{ field: 'game', text: gameTitle(game, language) } as const] : []),
    ...(character ? [{ field: 'character', text: characterName(character, language) } as const] : []),
    ...(tag ? [{ field: 'tag', text: tagName(tag, language) } as const] : []),
    ...(period ? [{ field: 'period', text: filters.periods[period] } as const] : []),
    ...(match ? [{ field: 'match', text: filters.match } as const] : []),
    ...(upid ? [{ field: 'upid', text: filters.uploader(nick ?? String(upid)) } as const] : []),
  ]
}

/** The filter without one of its conditions. */
export const withoutPart = (filter: PaintingFilter, { field }: WallPart): PaintingFilter => {
  const { [field]: _, ...left } = filter
  return left
}
