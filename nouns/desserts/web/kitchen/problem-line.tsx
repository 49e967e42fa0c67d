import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { Banner } from '#design/parts/state/banner.tsx'
import { useLanguage } from '#session/words.tsx'

/** Why something was refused; nothing without a refusal. */
export function ProblemLine({ problem }: { readonly problem: Refused | null }) {
  const { words, language } = useLanguage()
  return problem && <Banner kind="error">{problemText(problem, words, language)}</Banner>
}
