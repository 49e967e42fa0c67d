import type { ProgressCell } from '#contract/social.ts'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import { difficultiesOf, type Gam, gameNumbers, isGam } from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import { shorten } from '#rules/text.ts'

/** How far somebody has come with one way to play a game. */
export const progressLevels = ['tried', 'cleared', 'nb', 'nm', 'nmnb'] as const
export type ProgressLevel = (typeof progressLevels)[number]

export interface MapRow {
  /** Shot id, '' for runs whose file has none. */
  readonly shot: string
  readonly name: string
  /** In the order of the game's columns; null where there is no run yet. */
  readonly cells: readonly (ProgressCell | null)[]
}

export interface GameMap {
  readonly game: Gam
  /** Difficulty marks; one '' for games and runs without. */
  readonly ranks: readonly string[]
  readonly rows: readonly MapRow[]
}

export const levelOf = ({ CLEARED, NM, NB }: ProgressCell): ProgressLevel => {
  if (NM === 'Y') return NB === 'Y' ? 'nmnb' : 'nm'
  if (NB === 'Y') return 'nb'
  return CLEARED === 'Y' ? 'cleared' : 'tried'
}

/** The map of each game that has a run, in the order the games came out, with all that could be played there. */
export function progressMap(cells: readonly ProgressCell[], language: Language): GameMap[] {
  return gameNumbers.flatMap((game) => {
    const own = cells.filter((cell) => cell.GAM === game)
    return own.length === 0 ? [] : [gameMap(game, own, language)]
  })
}

/** Games that nothing was uploaded of yet. */
export const untouchedGames = (cells: readonly ProgressCell[]): Gam[] => {
  const played = new Set(cells.map((cell) => cell.GAM).filter(isGam))
  return gameNumbers.filter((game) => !played.has(game))
}

function gameMap(game: Gam, cells: readonly ProgressCell[], language: Language): GameMap {
  const known: readonly string[] = difficultiesOf(game)
  const ranks = [...known, ...[...new Set(cells.map((cell) => cell.RANK))].filter((rank) => !known.includes(rank))]
  const shots = characterGroups(game).flatMap((group) => group.shots)
  const others = [...new Set(cells.map((cell) => cell.CHARA))].filter((id) => !shots.some((shot) => shot.id === id))
  const named = [
    ...shots.map((shot) => ({ shot: shot.id, name: shot[language] })),
    ...others.map((id) => ({ shot: id, name: id })),
  ]
  const at = new Map(cells.map((cell) => [`${cell.CHARA} ${cell.RANK}`, cell]))
  const rows = named.map(({ shot, name }) => ({
    shot,
    name,
    cells: ranks.map((rank) => at.get(`${shot} ${rank}`) ?? null),
  }))
  // If the game's shots are unknown, rows without a run are left out.
  return { game, ranks, rows: known.length > 0 ? rows : rows.filter((row) => row.cells.some(Boolean)) }
}

/** A score shortened to three or four digits with a unit: `8.73亿`, `9877万`, `873M`. */
export const shortScore = (score: number, language: Language): string =>
  shorten(score, units[language], (amount, size) => (size === 1 || amount >= 100 ? 0 : amount >= 10 ? 1 : 2))
    .join('')
    .replace(',', '')

const units: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
}
