import type { Language } from '#rules/language.ts'
import type { CallRefusal, Problem } from '#words/problem.ts'
import type { Words } from '#words/words.ts'

type RefusalWords = Readonly<Record<CallRefusal, string>>
type Common = Words['problems']

/** Words of the refusals of calls, by language. They are not in the word packs, which every first visit loads. */
const arrived = new Map<Language, RefusalWords>()
const coming = new Map<Language, Promise<void>>()
const missed = new Set<Language>()
const listeners = new Set<() => void>()

/** The words of a problem; general words until those of the calls are loaded. */
export const problemWord = (problem: Problem, { problems, language }: Words): string => {
  if (isCommon(problem, problems)) return problems[problem]
  const words = arrived.get(language)
  if (!words) {
    missed.add(language)
    void fetchRefusalWords(language)
  }
  // A newer server may refuse with a code that this page does not know.
  return words?.[problem] ?? problems.unknownError
}

/** Stores the loaded words and notifies the listeners if words were asked for in vain before. */
const keepRefusalWords = (language: Language, words: RefusalWords): void => {
  arrived.set(language, words)
  if (missed.delete(language)) for (const listener of listeners) listener()
}

/**
 * Loads the refusal words of a language. Never rejects: on failure the general words stay, and the next refusal tries
 * again.
 */
export const fetchRefusalWords = async (language: Language): Promise<void> => {
  if (arrived.has(language)) return
  const loading =
    coming.get(language) ??
    load(language)
      .then((words) => keepRefusalWords(language, words))
      .catch(() => undefined)
      .finally(() => coming.delete(language))
  coming.set(language, loading)
  await loading
}

/**
 * Resolves when the words of a problem are loaded, at the latest after `patienceMs`, so that slow words do not hold a
 * refusal back.
 */
export const whenSayable = async (problem: Problem, { problems, language }: Words): Promise<void> => {
  if (isCommon(problem, problems)) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([fetchRefusalWords(language), late])
}

/**
 * `listener` is called when words arrive that were asked for before they were loaded. Answers the unsubscribe function.
 */
export const whenMissedWordsCome = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const patienceMs = 3_000

const load = async (language: Language): Promise<RefusalWords> =>
  (language === 'en' ? await import('#words/refusals.en.ts') : await import('#words/refusals.zh.ts')).refusals

const isCommon = (problem: Problem, common: Common): problem is keyof Common => problem in common
