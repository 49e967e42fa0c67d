import type { ReplayRow } from '@patisserie/contract/replays'
import { formatDateTime } from '@patisserie/rules/beijing-time'
import { shotName } from '@patisserie/rules/games/game-catalogue'
import { gameNames } from '@patisserie/rules/games/game-names'
import {
  type Difficulty,
  difficultyMarks,
  difficultyWords,
  type Gam,
  gameLabel,
  isGam,
  replayDateKind,
} from '@patisserie/rules/games/games'
import type { Language } from '@patisserie/rules/language'
import type { AchievementType } from '@patisserie/rules/replays/replays'

/** A run's names in the reader's language; '' where the row has none. */
export interface RunWords {
  /** Short: `辉针城`, `DDC`. */
  readonly game: string
  /** `东方辉针城`, `Double Dealing Character`. */
  readonly fullGame: string
  /** `Lunatic`. */
  readonly rank: string
  readonly shot: string
  /** As it fits into a table: a team without its members. */
  readonly shortShot: string
  /** When it was played, as precise as the game's files are. */
  readonly played: string
}

type Run = Pick<ReplayRow, 'GAM' | 'RANK' | 'CHARA' | 'REPTIME'>

export const runWords = ({ GAM, RANK, CHARA, REPTIME }: Run, language: Language): RunWords => {
  const rank = rankOf(RANK)
  const names = { rank: rank ? difficultyWords[rank] : RANK }
  if (!isGam(GAM))
    return { ...names, game: String(GAM), fullGame: String(GAM), shot: CHARA, shortShot: CHARA, played: REPTIME }
  const shot = CHARA === '' ? '' : shotName(GAM, CHARA, language)
  return {
    ...names,
    game: gameLabel(GAM, language),
    fullGame: gameNames[GAM][language],
    shot,
    shortShot: GAM === 8 ? shot.replace(/ \(.*\)$/, '') : shot,
    played: formatDateTime(REPTIME, replayDateKind(GAM), language),
  }
}

export const rankOf = (rank: string): Difficulty | null => difficultyMarks.find((mark) => mark === rank) ?? null

/** `14-hard` as game and type; null for '' and what is not known here. */
export const medalOf = (code: string): { readonly game: Gam; readonly type: AchievementType } | null => {
  const [number = '', kind = ''] = code.split('-')
  const game = Number(number)
  const type = medalTypes.find((known) => known === kind)
  return type && isGam(game) ? { game, type } : null
}

const medalTypes = ['clear', 'hard', 'nn', 'score'] as const satisfies readonly AchievementType[]
