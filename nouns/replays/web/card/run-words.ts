import { formatDateTime } from '#rules/beijing-time.ts'
import { shotName } from '#rules/games/game-catalogue.ts'
import { gameNames, gameTitle } from '#rules/games/game-names.ts'
import {
  type Difficulty,
  difficultyMarks,
  difficultyWords,
  type Gam,
  gameLabel,
  isGam,
  replayDateKind,
} from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import type { ReplayRow } from '../../contract/replays.ts'
import type { AchievementType } from '../../rules/replays.ts'

/**
 * Names of a replay's game, difficulty and shot in the reader's language; '' for a value that the row does not have.
 */
export interface RunWords {
  /** Short name, such as `辉针城` or `DDC`: for narrow columns only. */
  readonly game: string
  /** `辉针城` or `Double Dealing Character` (`gameTitle`). */
  readonly title: string
  /** Full name, such as `东方辉针城` or `Double Dealing Character`. */
  readonly fullGame: string
  /** Difficulty, such as `Lunatic`. */
  readonly rank: string
  readonly shot: string
  /** Short enough for a table: a team without its members. */
  readonly shortShot: string
  /** When the replay was played, as precise as the game's files store it. */
  readonly played: string
}

type Run = Pick<ReplayRow, 'GAM' | 'RANK' | 'CHARA' | 'REPTIME'>

export const runWords = ({ GAM, RANK, CHARA, REPTIME }: Run, language: Language): RunWords => {
  const rank = rankOf(RANK)
  const names = { rank: rank ? difficultyWords[rank] : RANK }
  if (!isGam(GAM))
    return {
      ...names,
      game: String(GAM),
      title: String(GAM),
      fullGame: String(GAM),
      shot: CHARA,
      shortShot: CHARA,
      played: REPTIME,
    }
  const shot = CHARA === '' ? '' : shotName(GAM, CHARA, language)
  return {
    ...names,
    game: gameLabel(GAM, language),
    title: gameTitle(GAM, language),
    fullGame: gameNames[GAM][language],
    shot,
    shortShot: GAM === 8 ? shot.replace(/ \(.*\)$/, '') : shot,
    played: formatDateTime(REPTIME, replayDateKind(GAM), language),
  }
}

export const rankOf = (rank: string): Difficulty | null => difficultyMarks.find((mark) => mark === rank) ?? null

/** Parses a medal code such as `14-hard`; null for '' and for unknown codes. */
export const medalOf = (code: string): { readonly game: Gam; readonly type: AchievementType } | null => {
  const [number = '', kind = ''] = code.split('-')
  const game = Number(number)
  const type = medalTypes.find((known) => known === kind)
  return type && isGam(game) ? { game, type } : null
}

const medalTypes = ['clear', 'hard', 'nn', 'score'] as const satisfies readonly AchievementType[]
