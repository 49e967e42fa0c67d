import { counterstop } from '#rules/games/counterstop.ts'
import { characterGroups, sceneCounts } from '#rules/games/game-catalogue.ts'
import { type Difficulty, difficultiesOf, difficultyOfWord, type Gam, isGam, isSceneGame } from '#rules/games/games.ts'

/** A run of an old scoreboard without its file, as stored. */
export interface ArchivedRow {
  readonly game: Gam
  readonly difficulty: Difficulty | ''
  /** Shot id of the catalogue. */
  readonly shot: string
  /** The route; in scene games the scene; '' if there is none. */
  readonly route: string
  readonly score: number
  /** Slow-down in percent; null if it was not recorded. */
  readonly slow: number | null
  /** `YYYY-MM-DD`, with `THH:MM` where the time is known, or ''. */
  readonly played: string
  readonly uploaded: string
  readonly pilot: string
}

/** Column names in the first line of an import file, separated by tabs. */
export const archiveColumns = [
  'game',
  'difficulty',
  'shot',
  'route_or_scene',
  'score',
  'slowdown_percent',
  'played',
  'uploaded',
  'pilot',
] as const

export type RowProblem = 'columns' | 'game' | 'difficulty' | 'shot' | 'route' | 'score' | 'slow' | 'date' | 'pilot'

/** Parses a data line of an import file. For a bad line, answers the column that is wrong. */
export function readArchiveLine(line: string): ArchivedRow | { readonly problem: RowProblem } {
  const cells = line.split('\t').map((cell) => cell.trim())
  if (cells.length !== archiveColumns.length) return { problem: 'columns' }
  const [game, difficulty, shot, route, score, slow, played, uploaded, pilot] = cells as Nine
  const gam = Number(game)
  if (!/^\d+$/.test(game) || !isGam(gam)) return { problem: 'game' }
  const mark = isSceneGame(gam) && difficulty === '' ? '' : difficultyOfWord(difficulty)
  if (mark === null || (mark !== '' && !difficultiesOf(gam).includes(mark))) return { problem: 'difficulty' }
  const known = shotId(gam, shot)
  if (known === null) return { problem: 'shot' }
  if (route.length > routeLongest || (isSceneGame(gam) && !isScene(gam, route))) return { problem: 'route' }
  if (!/^\d{1,11}$/.test(score) || Number(score) > counterstop) return { problem: 'score' }
  if (!/^(\d{1,3}(\.\d{1,6})?)?$/.test(slow) || Number(slow) > 100) return { problem: 'slow' }
  const [playedAt, uploadedAt] = [readDate(played), readDate(uploaded)]
  if (playedAt === null || uploadedAt === null) return { problem: 'date' }
  if (pilot === '' || pilot.length > pilotLongest) return { problem: 'pilot' }
  return {
    game: gam,
    difficulty: mark,
    shot: known,
    route,
    score: Number(score),
    slow: slow === '' ? null : Number(slow),
    played: playedAt,
    uploaded: uploadedAt,
    pilot,
  }
}

type Nine = [string, string, string, string, string, string, string, string, string]
const routeLongest = 20
const pilotLongest = 40

/**
 * Shot id of a name on a scoreboard; null if unknown. Scoreboards use names for the teams of game 8, and leave out the
 * shot in games that have only one.
 */
const shotId = (gam: Gam, written: string): string | null => {
  const shots = characterGroups(gam).flatMap((group) => group.shots)
  if (written === '') return shots.length === 1 ? (shots[0]?.id ?? null) : null
  const id = teams[written] ?? written
  return shots.some((shot) => shot.id === id) ? id : null
}

const teams: Readonly<Record<string, string>> = {
  'Border Team': 'Reimu & Yukari',
  'Magic Team': 'Marisa & Alice',
  'Scarlet Team': 'Sakuya & Remilia',
  'Ghost Team': 'Youmu & Yuyuko',
}

const isScene = (gam: Gam, route: string): boolean => {
  const [, level, scene] = /^(\d{1,2}|EX|SP)-(\d{1,2})$/.exec(route) ?? []
  if (level === undefined) return false
  const levels = sceneCounts(gam)
  if (levels.length === 0) return true
  const named = { 95: { EX: 11 }, 125: { EX: 13, SP: 14 } }[gam as 95 | 125] as Record<string, number> | undefined
  return Number(scene) >= 1 && Number(scene) <= (levels[(named?.[level] ?? Number(level)) - 1] ?? 0)
}

/**
 * Parses `2006-01-07` or `2006-01-07 13:40`, dropping seconds; '' if it was not recorded; null for an impossible date.
 */
const readDate = (written: string): string | null => {
  if (written === '') return ''
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](([01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?)?$/.exec(written) ?? []
  if (day === undefined) return null
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return null
  return time === undefined ? day : `${day}T${time}`
}
