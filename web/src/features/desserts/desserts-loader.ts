import type { LoaderContext } from '../../api/loader.ts'
import { dessertsPack } from './desserts-words.ts'

/** The description is in the page's chunk. */
export const dessertsLoader = ({ context }: { readonly context: LoaderContext }) => ({
  description: dessertsPack(context.words.language).description,
})
