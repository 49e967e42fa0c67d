import type { ReplayHint } from '@patisserie/contract/replay-row'
import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/replay-hints').then(({ replayHints }) => replayHints),
  en: () => import('@patisserie/words/en/replay-hints').then(({ replayHints }) => replayHints),
})

/** Puts an observation about a replay file in words: `text` describes it, `detail` has its numbers or is ''. */
export function useReplayHints(): (hint: ReplayHint) => { readonly text: string; readonly detail: string } {
  const words = pack(useLanguage().language)
  return ({ code, values }) => ({ text: words[code]?.what ?? code, detail: words[code]?.values(values) ?? '' })
}
