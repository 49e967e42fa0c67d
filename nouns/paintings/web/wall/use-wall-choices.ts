import { site } from '@patisserie/contract/site'
import { gameTitle } from '@patisserie/rules/games/game-names'
import { isGam } from '@patisserie/rules/games/games'
import type { Language } from '@patisserie/rules/language'
import { characterName } from '@patisserie/rules/paintings/characters'
import type { PaintingFilter } from '@patisserie/rules/paintings/painting-filters'
import { tagName } from '@patisserie/rules/paintings/painting-tags'
import { paintingPeriods } from '@patisserie/rules/paintings/paintings'
import { useRead } from '../../../api/reads.ts'
import { usePaintingWords } from '../../../cards/painting/painting-words.ts'
import type { SelectOption } from '../../../design/parts/forms/select.tsx'
import { useLanguage } from '../../../session/words.tsx'

export type WallField = 'character' | 'game' | 'tag' | 'period'

export interface WallChoice {
  readonly field: WallField
  readonly options: readonly SelectOption[]
}

/** What the menus offer: characters, games and tags in use with their counts, and the one that is chosen anyway. */
export const useWallChoices = (chosen: Partial<PaintingFilter>): readonly WallChoice[] => {
  const { filters } = usePaintingWords()
  const { language } = useLanguage()
  const { value } = useRead(site.paintings.calls.tags, {}, { quiet: true })
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
