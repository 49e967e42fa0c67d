import { parseReplay } from '@patisserie/replay/parse'

/** Reads a replay away from the page's thread: bytes in, the parser's result out. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(parseReplay(data, { inputs: true }))
})
