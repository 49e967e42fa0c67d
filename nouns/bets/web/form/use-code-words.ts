import { problemWord } from '#api/refusal-words.ts'
import { useLanguage } from '#session/words.tsx'

/** The words of a refusal of the form by its code. */
export function useCodeWords() {
  const { words } = useLanguage()
  return (code: string): string => {
    // The codes that staff alone hear have the prefix of their calls; the words know all that the rules answer.
    const prefix = ['personUnknown', 'houseWeek', 'stakedAlready'].includes(code) ? 'bs' : 'b'
    return problemWord(`${prefix}.${code}` as Parameters<typeof problemWord>[0], words)
  }
}
