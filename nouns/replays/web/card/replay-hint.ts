import { useWords } from '#session/words.tsx'
import type { ReplayHint } from '../../contract/replay-row.ts'
import { replayHintsPack } from '../../words/replay-hints.pack.ts'

/** Puts an observation about a replay file in words: `text` describes it, `detail` has its numbers or is ''. */
export function useReplayHints(): (hint: ReplayHint) => { readonly text: string; readonly detail: string } {
  const words = useWords(replayHintsPack)
  return ({ code, values }) => ({ text: words[code]?.what ?? code, detail: words[code]?.values(values) ?? '' })
}
