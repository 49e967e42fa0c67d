import { readingOf } from '#core/search/reading-of.ts'
import type { SearchSource, SourceRow } from '#core/search/source.ts'
import { replayCode } from '#rules/base62.ts'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import { isGam } from '#rules/games/games.ts'
import { namesOfGame } from '#rules/search/game-aliases.ts'

/** What of replays is indexed: note, signature, score, code, and all names of the game and the shot. */
export const replaySource: SearchSource = {
  kind: 'replay',
  rows: `select r.id, r.shot || E'\\n' || r.comment || E'\\n' || r.pilot || E'\\n' || r.score as text,
      r.uploader as author, r.game as place, 0 as room
    from replays r where r.held_at is null and r.removed_at is null`,
  id: 'r.id',
  complete: ({ id, text, place }: SourceRow) => {
    const [shot = ''] = text.split('\n', 1)
    return [text.slice(shot.length + 1), replayCode(id), ...namesOfRun(place, shot)].join('\n')
  },
}

const known = new Map<string, readonly string[]>()

/** Names of the game and the shot of a run, in every writing: Chinese, pinyin, English. */
function namesOfRun(game: number, shot: string): readonly string[] {
  const key = `${game} ${shot}`
  const before = known.get(key)
  if (before) return before
  if (!isGam(game)) return []
  const group = characterGroups(game).find(({ shots }) => shots.some(({ id }) => id === shot))
  const chosen = group?.shots.find(({ id }) => id === shot)
  const chinese = [group?.zh ?? '', chosen?.zh ?? '']
  // `魔理沙B`, `MarisaB`: players write the letter of a shot without a space.
  const joined = [chosen?.zh ?? '', chosen?.en ?? ''].map((name) => name.replaceAll(' ', ''))
  const names = [
    ...namesOfGame(game),
    group?.en ?? '',
    chosen?.en ?? '',
    ...joined,
    ...chinese,
    ...chinese.map(readingOf),
  ]
  const each = [...new Set(names.filter((name) => name !== ''))]
  known.set(key, each)
  return each
}
