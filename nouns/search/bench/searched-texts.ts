import { simplified } from '#core/names/simplified.ts'
import { chanceOf } from '../../../bench/chance.ts'

const characters: readonly string[] = [...new Set(simplified.values())]

/**
 * Words of made texts, the most frequent first: two thirds of two Chinese characters, some of one, three and four, and
 * one in eight of Latin letters or digits. Frequent words are of frequent characters, as in a real language.
 */
export const writtenWords: readonly string[] = Array.from({ length: 60_000 }, (_, n) => wordOf(n))

/** A text of about a hundred characters, always the same for a number; words follow each other by Zipf's law. */
export function searchedText(number: number): string {
  const chance = chanceOf(number + 1)
  let text = ''
  const length = 20 + Math.floor(160 * chance() * chance() * 2)
  while (text.length < length) {
    const word = writtenWords[Math.floor(writtenWords.length ** chance()) - 1] ?? ''
    const latin = /^[a-z\d]/.test(word)
    text += latin ? ` ${word} ` : word
    if (chance() < 0.12) text += '，'
    if (chance() < 0.02) text += '\n'
  }
  return text
}

function wordOf(rank: number): string {
  const chance = chanceOf(rank * 31 + 7)
  if (rank % 8 === 5) return latinWord(chance)
  const length = [2, 2, 1, 2, 3, 2, 2, 4][Math.floor(chance() * 8)] ?? 2
  return Array.from({ length }, () => character(rank, chance())).join('')
}

/** A character for a word: words of low rank take theirs from the most frequent characters. */
function character(rank: number, luck: number): string {
  const reach = Math.min(characters.length, 120 + Math.floor(rank / 8))
  return characters[Math.floor(reach ** luck) - 1] ?? '的'
}

function latinWord(chance: () => number): string {
  if (chance() < 0.2) return String(Math.floor(10 ** (2 + chance() * 7)))
  const syllables = ['th', 'er', 'an', 'in', 'on', 'st', 're', 'mi', 'ku', 'ra', 'spe', 'll', 'bo', 'da', 'no', 'li']
  const length = 2 + Math.floor(chance() * 3)
  return Array.from({ length }, () => syllables[Math.floor(chance() * syllables.length)] ?? 'th').join('')
}
