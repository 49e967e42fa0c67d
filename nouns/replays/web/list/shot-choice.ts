import { characterName, characters, isCharacter } from '#rules/games/characters.ts'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import type { Gam } from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import type { ReplayFilter } from '../../rules/replay-filters.ts'

/** What a select for shots and characters has as its value: the id of a shot, or `*` and that of a character. */
export const shotValue = ({ chara, character }: Pick<ReplayFilter, 'chara' | 'character'>): string =>
  character === undefined ? (chara ?? '') : `*${character}`

export const shotOf = (value: string): Pick<ReplayFilter, 'chara' | 'character'> =>
  value.startsWith('*') ? { character: value.slice(1) } : value === '' ? {} : { chara: value }

/**
 * Values and names for such a select: the shots of a game, below the character where it has several, or all
 * characters. The chosen character is among them in any case.
 */
export function shotChoices(game: Gam | undefined, chosen: string, language: Language): (readonly [string, string])[] {
  const one = (id: string) => [`*${id}`, characterName(id, language)] as const
  const all =
    game === undefined
      ? characters.map(({ id }) => one(id))
      : characterGroups(game).flatMap(({ id, shots }) => [
          ...(shots.length > 1 && isCharacter(id) ? [one(id)] : []),
          ...shots.map((shot) => [shot.id, shot[language]] as const),
        ])
  return chosen.startsWith('*') && !all.some(([value]) => value === chosen) ? [one(chosen.slice(1)), ...all] : all
}
