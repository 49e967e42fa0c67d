import { readingOf } from '#core/search/reading-of.ts'
import { characterName, isCharacter } from '#rules/games/characters.ts'
import { characterGroups, type Shot } from '#rules/games/game-catalogue.ts'
import { type Gam, gameNumbers } from '#rules/games/games.ts'
import { japaneseNames } from './japanese-names.ts'

/** The shots of a character in all games, the teams it is in included; each with its game, such as `6 ReimuA`. */
export const shotsOf = (character: string): readonly string[] =>
  catalogue().flatMap(({ key, people }) => (people.includes(character) ? [key] : []))

/**
 * The shots that a typed text names, written as `shotsOf` does: by a character's name or the shot's own, in Chinese,
 * Japanese, English or pinyin. Every word of the text must be in the names of a shot. Empty if the text names none.
 */
export function shotsNamed(text: string): readonly string[] {
  const words = wordsIn(text)
  // Two letters begin names of pilots more often than of characters.
  if (!words.some((word) => isLong(word))) return []
  return catalogue().flatMap(({ key, names, inside }) =>
    words.every((word) => (isHan(word) ? inside.includes(word) : names.some((name) => begins(name, word))))
      ? [key]
      : [],
  )
}

/** `sa` begins no name, but `a` is one: that of a shot. */
const begins = (name: string, word: string): boolean => (isLong(word) ? name.startsWith(word) : name === word)

interface KnownShot {
  readonly key: string
  readonly people: readonly string[]
  /** Folded words of all names; a word in Latin letters matches the beginning of one. */
  readonly names: readonly string[]
  /** All names without spaces; a word in Chinese or Japanese matches anywhere in them. */
  readonly inside: string
}

const isHan = (word: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
const isLong = (word: string): boolean => isHan(word) || word.length > 2

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s·・.&()]+/)
    .filter(Boolean)

let known: readonly KnownShot[] | undefined

/** Made at the first search: the readings take some milliseconds. */
function catalogue(): readonly KnownShot[] {
  known ??= gameNumbers.flatMap((game) =>
    characterGroups(game).flatMap((group) =>
      group.shots.map((shot) => knownShot(game, shot, isCharacter(group.id) ? [group.id] : shot.id.split(' & '))),
    ),
  )
  return known
}

function knownShot(game: Gam, shot: Shot, people: readonly string[]): KnownShot {
  const names = people.flatMap((id) => namesOf(id, shot))
  const all = [shot.id, shot.zh, shot.en, ...names]
  return {
    key: `${game} ${shot.id}`,
    people,
    names: [...new Set(all.flatMap(wordsIn))],
    inside: all.map((name) => wordsIn(name).join('')).join('\n'),
  }
}

/** Names of one character, and its Japanese name with the mark of the shot: `博麗霊夢 A`. */
function namesOf(id: string, shot: Shot): string[] {
  const zh = characterName(id, 'zh')
  const { ja, romaji } = japaneseNames[id] ?? { ja: '', romaji: '' }
  const mark = shot.zh.startsWith(zh) ? shot.zh.slice(zh.length) : ''
  return [zh, readingOf(zh), ja + mark, romaji]
}
