import { useRead } from '#api/reads.ts'
import type { SelectOption } from '#design/parts/forms/select.tsx'
import { characterName } from '#rules/games/characters.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { isGam } from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { paintings } from '../../contract/paintings.ts'
import type { PaintingFilter } from '../../rules/painting-filters.ts'
import { tagName } from '../../rules/painting-tags.ts'
import { paintingPeriods } from '../../rules/paintings.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'

export type WallField = 'character' | 'game' | 'tag' | 'period'

export interface WallChoice {
  readonly field: WallField
  readonly options: readonly SelectOption[]
}

/** What the menus offer: characters, games and tags in use with their counts, and the one that is chosen anyway. */
export const useWallChoices = (chosen: Partial<PaintingFilter>): readonly WallChoice[] => {
  const { filters } = useWords(paintingsPack)
  const { language } = useLanguage()
  const { value } = useRead(paintings.calls.tags, {}, { quiet: true })
  const any = { value: '', label: filters.any }
  const counted = (
    rows: readonly (readonly [value: string, count: number])[],
    name: (value: string) => string,
    current: string | undefined,
  ): readonly SelectOption[] => [
    any,
    ...rows.map(([id, count]) => ({ value: id, label: filters.counted(name(id), count) })),
    ...(current && !rows.some(([id]) => id === current) ? [{ value: current, label: name(current) }] : []),
  ]
  const game = chosen.game === undefined ? undefined : String(chosen.game)
  return [
    {
      field: 'character',
      options: counted(
        value?.CHARACTERS.map(({ CHARACTER, COUNT }) => [CHARACTER, COUNT]) ?? [],
        (id) => characterName(id, language),
        chosen.character,
      ),
    },
    {
      field: 'game',
      options: counted(
        value?.GAMES.map(({ GAM, COUNT }) => [String(GAM), COUNT]) ?? [],
        (id) => nameOfGame(Number(id), language),
        game,
      ),
    },
    {
      field: 'tag',
      options: counted(
        value?.TAGS.map(({ TAG, COUNT }) => [TAG, COUNT]) ?? [],
        (id) => tagName(id, language),
        chosen.tag,
      ),
    },
    {
      field: 'period',
      options: [
        any,
        ...paintingPeriods.flatMap((one) => (one === '' ? [] : [{ value: one, label: filters.periods[one] }])),
      ],
    },
  ]
}

/** A newer server may know games that this page does not. */
const nameOfGame = (game: number, language: Language): string =>
  isGam(game) ? gameTitle(game, language) : String(game)
