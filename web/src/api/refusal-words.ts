import type { Language } from '@patisserie/rules/language'
import type { CallRefusal, Problem } from '@patisserie/words/problem'
import type { Words } from '@patisserie/words/words'

type RefusalWords = Readonly<Record<CallRefusal, string>>
type Common = Words['problems']

/** What calls refuse, in words: not in the packs, which every first visit loads. */
const arrived = new Map<Language, RefusalWords>()
const coming = new Map<Language, Promise<void>>()
const missed = new Set<Language>()
const listeners = new Set<() => void>()

/** The words of a problem; a general one until those of the calls have come. */
export const problemWord = (problem: Problem, { problems, language }: Words): string => {
  if (isCommon(problem, problems)) return problems[problem]
  const words = arrived.get(language)
  if (!words) {
    missed.add(language)
    void fetchRefusalWords(language)
  }
  // A server newer than this page may refuse with what is not known here.
  return words?.[problem] ?? problems.unknownError
}

/** They are there from now on; who had to do without them is told. */
const keepRefusalWords = (language: Language, words: RefusalWords): void => {
  arrived.set(language, words)
  if (missed.delete(language)) for (const listener of listeners) listener()
}

/** Never fails: without network the general word has to do, and the next refusal asks again. */
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

/** Resolves when a problem can be said, or after a while: a refusal is not held back by slow words. */
export const whenSayable = async (problem: Problem, { problems, language }: Words): Promise<void> => {
  if (isCommon(problem, problems)) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([fetchRefusalWords(language), late])
}

/** `listener` hears of words that come after they were wanted. */
export const whenMissedWordsCome = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const patienceMs = 3_000

const load = async (language: Language): Promise<RefusalWords> =>
  (language === 'en' ? await import('@patisserie/words/en/problems') : await import('@patisserie/words/zh/problems'))
    .problems

const isCommon = (problem: Problem, common: Common): problem is keyof Common => problem in common
