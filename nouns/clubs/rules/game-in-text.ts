import { gameNames } from '#rules/games/game-names.ts'
import { type Gam, gameLabel, gameNumbers } from '#rules/games/games.ts'
import { japaneseGameNames } from '#rules/games/japanese-game-names.ts'

/**
 * The game that a title names, by its short or full name in either language; the first one named, null for none. English
 * initials count as words of their own only: `SA` is not in "Sakuya".
 */
export function gameInText(text: string): Gam | null {
  const named = gameNumbers.flatMap((game) =>
    namesOf(game).flatMap((name) => {
      const at = placeOf(text, name)
      return at < 0 ? [] : [{ game, at, end: at + name.length }]
    }),
  )
  const [first] = named.toSorted((a, b) => a.at - b.at || b.end - a.end)
  // A name may begin as another game's: 文花帖DS is not 文花帖.
  const [longest] = named.filter(({ at }) => first && at < first.end).toSorted((a, b) => b.end - a.end || a.at - b.at)
  return longest?.game ?? null
}

const namesOf = (game: Gam): readonly string[] => {
  const { zh, en } = gameNames[game]
  const ja = japaneseGameNames[game]
  return [gameLabel(game, 'zh'), zh, en, ja, gameLabel(game, 'en')]
}

function placeOf(text: string, name: string): number {
  if (!/^[\w .-]+$/.test(name)) return text.indexOf(name)
  const escaped = name.replace(/[.]/g, '\\.')
  // Initials are written in their own case; a full name in any.
  return text.search(new RegExp(`(?<![A-Za-z0-9])${escaped}(?![A-Za-z0-9])`, name.includes(' ') ? 'i' : ''))
}
