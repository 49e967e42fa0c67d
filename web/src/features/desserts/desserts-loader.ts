import type { LoaderContext, PageHead } from '../../api/loader.ts'
import { dessertsPack } from './desserts-words.ts'

/** Answers the page's head: its words are in the page's chunk. */
export const dessertsLoader = ({ context }: { readonly context: LoaderContext }): PageHead => ({
  title: context.words.titles.desserts,
  description: dessertsPack(context.words.language).description,
})
