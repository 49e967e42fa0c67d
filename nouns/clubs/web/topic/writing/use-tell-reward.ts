import { rewardMessage } from '#api/reward.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import type { RewardWord } from '#rules/economy/reward-word.ts'
import { loadPart } from '#session/load-part.ts'
import { useWords } from '#session/words.tsx'

const load = loadPart(() => import('#design/moment/celebrate.ts'))
const noMatter = () => undefined

/** Says what a post brought its author, and celebrates the first of a day; nothing for a post that brought nothing. */
export function useTellReward(): (reward: RewardWord) => void {
  const toast = useToast()
  const words = useWords()
  return (reward) => {
    const message = rewardMessage(reward, words)
    if (message) toast.success(message)
    // Only the first post of a day brings points.
    if (reward.startsWith('point')) void load().then(({ celebrate }) => celebrate('starsugar'), noMatter)
  }
}
