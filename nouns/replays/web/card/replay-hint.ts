import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'
import type { ReplayHint } from '../../contract/replay-row.ts'

const pack = wordPack({
  zh: () => import('../../words/replay-hints.zh.ts').then(({ replayHints }) => replayHints),
  en: () => import('../../words/replay-hints.en.ts').then(({ replayHints }) => replayHints),
})

/** Puts an observation about a replay file in words: `text` describes it, `detail` has its numbers or is ''. */
export function useReplayHints(): (hint: ReplayHint) => { readonly text: string; readonly detail: string } {
  const words = pack(useLanguage().language)
  return ({ code, values }) => ({ text: words[code]?.what ?? code, detail: words[code]?.values(values) ?? '' })
}
