import type { ReplayHint } from '@patisserie/contract/replay-row'
import { replayHints as en } from '@patisserie/words/en/replay-hints'
import { replayHints as zh } from '@patisserie/words/zh/replay-hints'
import { useLanguage } from '../../session/words.tsx'

const packs = { zh, en }

/** An observation about a file in the reader's words: what it is, and the numbers behind it or ''. */
export function useReplayHints(): (hint: ReplayHint) => { readonly text: string; readonly detail: string } {
  const words = packs[useLanguage().language]
  return ({ code, values }) => ({ text: words[code]?.what ?? code, detail: words[code]?.values(values) ?? '' })
}
