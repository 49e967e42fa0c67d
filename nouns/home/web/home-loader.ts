import { frontParts } from '#cards/front/front-parts.ts'
import type { RouterContext } from '#session/router-context.ts'

/** In the browser the page comes at once and shows by itself what it waits for. */
export const homeLoader = async ({ context }: { readonly context: Pick<RouterContext, 'load' | 'without'> }) => {
  const { load, without } = context
  const there = frontParts.filter(({ noun }) => !without.includes(noun))
  const parts = Promise.all(there.map(({ stated: { reads } }) => reads && load(reads, {})))
  if (import.meta.env.SSR) await parts
  else parts.catch(() => undefined)
}
