import { gameNames } from './game-names.ts'
import { type Gam, gameLabel, gameNumbers } from './games.ts'

/**
 * The game that a title names, by its short or full name in either language; the first one named, null for none. English
 * initials count as words of their own only: `SA` is not in "Sakuya".
 */
export function gameInText(text: string): Gam | null {
  let found: { readonly game: Gam; readonly at: number } | null = null
  for (const game of gameNumbers) {
    const at = firstOf(text, namesOf(game))
    if (at >= 0 && (found === null || at < found.at)) found = { game, at }
  }
  return found?.game ?? null
}

const namesOf = (game: Gam): readonly string[] => {
  const { zh, en, ja } = gameNames[game]
  return [gameLabel(game, 'zh'), zh, en, ja, gameLabel(game, 'en')]
}

function firstOf(text: string, names: readonly string[]): number {
  const places = names.map((name) => placeOf(text, name)).filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

function placeOf(text: string, name: string): number {
  if (!/^[\w .-]+$/.test(name)) return text.indexOf(name)
  const escaped = name.replace(/[.]/g, '\\.')
  // Initials are written in their own case; a full name in any.
  return text.search(new RegExp(`(?<![A-Za-z0-9])${escaped}(?![A-Za-z0-9])`, name.includes(' ') ? 'i' : ''))
}
