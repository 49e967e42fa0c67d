import { site } from '@patisserie/contract/site'
import type { LoaderContext, PageHead } from '../../api/loader.ts'

/** In the browser the page comes at once and shows by itself what it waits for. */
export const homeLoader = async ({ context: { load } }: { readonly context: LoaderContext }) => {
  const parts = Promise.all([
    load(site.home.calls.front, {}),
    load(site.home.calls.notice, {}),
    load(site.home.calls.active, {}),
    load(site.home.calls.day, {}),
    load(site.clubs.calls.freshTopics, {}),
    load(site.clubs.calls.recommended, {}),
  ])
  if (import.meta.env.SSR) await parts
  else parts.catch(() => undefined)
}

export const homeHead = ({ words }: LoaderContext): PageHead => ({
  title: words.home.title,
  description: words.home.description,
})
