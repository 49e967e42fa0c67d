import { wordPack } from '#words/word-pack.ts'

/** Words of the statement, loaded with its page. */
export const statementPack = wordPack({
  zh: () => import('./statement.zh.ts').then(({ statement }) => statement),
  en: () => import('./statement.en.ts').then(({ statement }) => statement),
})

export type StatementWords = ReturnType<typeof statementPack>
