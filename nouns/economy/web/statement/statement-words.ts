import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/statement.zh.ts').then(({ statement }) => statement),
  en: () => import('../../words/statement.en.ts').then(({ statement }) => statement),
})

/** Words of the statement, loaded with its page. */
export const useStatementWords = () => pack(useLanguage().language)

export type StatementWords = ReturnType<typeof useStatementWords>
