import type { LoaderContext } from '#api/loader.ts'
import { frontParts } from '#cards/front/front-parts.ts'

/** In the browser the page comes at once and shows by itself what it waits for. */
export const homeLoader = async ({ context: { load } }: { readonly context: LoaderContext }) => {
  const parts = Promise.all(frontParts.map(({ stated: { reads } }) => reads && load(reads, {})))
  if (import.meta.env.SSR) await parts
  else parts.catch(() => undefined)
}
