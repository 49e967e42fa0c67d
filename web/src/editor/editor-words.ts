import type { Language } from '@patisserie/rules/language'
import { editor as en } from '@patisserie/words/en/editor'
import { editor as zh } from '@patisserie/words/zh/editor'
import { useLanguage } from '../session/words.tsx'

/** The words of the editor: they come with its chunk, in both languages. */
export const useEditorWords = () => editorWords[useLanguage().language]

export const editorWords: Readonly<Record<Language, typeof zh>> = { zh, en }
