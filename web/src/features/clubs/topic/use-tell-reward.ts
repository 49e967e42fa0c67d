import type { RewardWord } from '@patisserie/rules/economy/reward-word'
import { rewardMessage } from '../../../api/reward.ts'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { useWords } from '../../../session/words.tsx'

/** Says what a post brought its author; nothing for a post that brought nothing. */
export function useTellReward(): (reward: RewardWord) => void {
  const toast = useToast()
  const words = useWords()
  return (reward) => {
    const message = rewardMessage(reward, words)
    if (message) toast.success(message)
  }
}
