import type { Language } from '#rules/language.ts'

/** Answers the words of a part of the site in a language in use. Throws for another language: call `speak` first. */
export type WordPack<T> = (language: Language) => T

/**
 * Words that are loaded with the chunk that declares them, for the languages in use only. `loadPart` waits for a
 * chunk's words, so that a component has them at once. The first HTML links the words' files beside the chunk's.
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

/** Adds a language in use, and loads all declared words in it. Later chunks load their words in it too. */
export const speak = async (language: Language): Promise<void> => {
  inUse.add(language)
  await wordsArrived()
}

/** Resolves when the words of every loaded chunk are there in all languages in use. Retries those that failed. */
export const wordsArrived = async (): Promise<void> => {
  await Promise.all([...packs].flatMap((pack) => [...inUse].map((language) => fetchPack(pack, language))))
}

interface Pack {
  readonly fetch: (language: Language) => Promise<void>
}

const fetchPack = (pack: Pack, language: Language): Promise<void> => {
  const fetching = pack.fetch(language)
  // Callers that await this promise still get the error. The empty handler avoids an unhandled rejection if none does.
  fetching.catch(() => undefined)
  return fetching
}

const packs = new Set<Pack>()
/** Languages in use: both on the server; in a browser the page's, and the other one after the reader chooses it. */
const inUse = new Set<Language>()
