import type { LoaderContext, PageHead } from '#api/loader.ts'
import { dragonBalls } from '../../contract/dragon-balls.ts'
import { dragonBallsPack } from '../../words/dragon-balls.pack.ts'

/** Reads the board, and answers the page's head: its words are in the page's chunk. */
export const dragonLoader = async ({ context }: { readonly context: LoaderContext }): Promise<PageHead> => {
  const read = context.load(dragonBalls.calls.board, {})
  // In the browser the page comes at once and shows by itself what it waits for.
  if (import.meta.env.SSR) await read
  else read.catch(() => undefined)
  const { title, description } = dragonBallsPack(context.words.language)
  return { title, description }
}
