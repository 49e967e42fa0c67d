import { gameTitle } from '@patisserie/rules/games/game-names'
import type { Language } from '@patisserie/rules/language'
import { characterName } from '@patisserie/rules/paintings/characters'
import type { PaintingFilter } from '@patisserie/rules/paintings/painting-filters'
import { tagName } from '@patisserie/rules/paintings/painting-tags'
import type { paintings } from '@patisserie/words/zh/paintings'

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
