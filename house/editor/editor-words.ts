import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const editorWords = wordPack({
  zh: () => import('#words/editor.zh.ts').then(({ editor }) => editor),
  en: () => import('#words/editor.en.ts').then(({ editor }) => editor),
})

/** Words of the editor, loaded with its chunk. */
export const useEditorWords = () => editorWords(useLanguage().language)
