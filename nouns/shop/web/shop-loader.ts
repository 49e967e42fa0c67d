import type { LoaderContext } from '#api/loader.ts'
import { shop } from '../contract/shop.ts'
import { shopPack } from '../words/shop.pack.ts'

/** In the browser the page comes at once and shows by itself what it waits for. */
export const shopLoader = async ({ context }: { readonly context: LoaderContext }) => {
  const prices = context.load(shop.calls.prices, {})
  if (import.meta.env.SSR) await prices
  else prices.catch(() => undefined)
  return { description: shopPack(context.words.language).lead }
}
