import type { Language } from '@patisserie/rules/language'

/** The words of a part of the site in a language that is in use. Throws for another: `speak` loads it first. */
export type WordPack<T> = (language: Language) => T

/**
 * Words that come with the chunk naming them, in the languages in use alone. What loads a chunk (`loadPart`) waits for
 * its words too, so that a component finds them at once; the first HTML names their files beside the chunk's.
 */
export const wordPack = <T>(load: Readonly<Record<Language, () => Promise<T>>>): WordPack<T> => {
  const arrived = new Map<Language, T>()
  const pack: Pack = {
    fetch: async (language) => {
      if (!arrived.has(language)) arrived.set(language, await load[language]())
    },
  }
  packs.add(pack)
  for (const language of inUse) fetchPack(pack, language)
  return (language) => {
    const words = arrived.get(language)
    if (!words) throw new Error(`words in ${language} were asked for before they came`)
    return words
  }
}

/** Loads the words of all that was loaded so far in this language, and from now on of all that comes. */
export const speak = async (language: Language): Promise<void> => {
  inUse.add(language)
  await wordsArrived()
}

/** Resolves when the words of every loaded chunk are there in the languages in use; what did not come is asked for anew. */
export const wordsArrived = async (): Promise<void> => {
  await Promise.all([...packs].flatMap((pack) => [...inUse].map((language) => fetchPack(pack, language))))
}

interface Pack {
  readonly fetch: (language: Language) => Promise<void>
}

const fetchPack = (pack: Pack, language: Language): Promise<void> => {
  const fetching = pack.fetch(language)
  // Whoever waits for the words hears of it; without a listener of its own it would be an unhandled rejection.
  fetching.catch(() => undefined)
  return fetching
}

const packs = new Set<Pack>()
/** On the server both; in a browser the page's, and the other once the reader chose it. */
const inUse = new Set<Language>()
