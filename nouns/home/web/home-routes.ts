import type { LoaderContext, PageHead } from '#api/loader.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { home } from '../contract/home.ts'

/** In the browser the page comes at once and shows by itself what it waits for. */
export const homeLoader = async ({ context: { load } }: { readonly context: LoaderContext }) => {
  const parts = Promise.all([
    load(home.calls.front, {}),
    load(home.calls.notice, {}),
    load(home.calls.active, {}),
    load(home.calls.day, {}),
    load(clubs.calls.freshTopics, {}),
    load(clubs.calls.recommended, {}),
  ])
  if (import.meta.env.SSR) await parts
  else parts.catch(() => undefined)
}

export const homeHead = ({ words }: LoaderContext): PageHead => ({
  title: words.home.title,
  description: words.home.description,
})
