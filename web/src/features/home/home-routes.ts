import { site } from '@patisserie/contract/site'
import type { LoaderContext, PageHead } from '../../api/loader.ts'

/** In the browser the page comes at once and shows by itself what it waits for. */
export const homeLoader = async ({ context }: { readonly context: LoaderContext }) => {
  const front = context.load(site.home.calls.front, {})
  if (import.meta.env.SSR) await front
  else front.catch(() => undefined)
}

export const homeHead = ({ words }: LoaderContext): PageHead => ({
  title: words.home.title,
  description: words.home.description,
})
