import { wordPack } from '../session/word-pack.ts'
import { useLanguage } from '../session/words.tsx'

export const editorWords = wordPack({
  zh: () => import('@patisserie/words/zh/editor').then(({ editor }) => editor),
  en: () => import('@patisserie/words/en/editor').then(({ editor }) => editor),
})

/** Words of the editor, loaded with its chunk. */
export const useEditorWords = () => editorWords(useLanguage().language)
