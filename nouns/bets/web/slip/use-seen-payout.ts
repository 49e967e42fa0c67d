import { useState } from 'react'

interface Choice {
  /** Stakes that the member has here: after one the next is a new choice. */
  readonly stakes: number
  readonly option: number | null
  readonly stake: number
  /** What the choice pays now, in thousandths; null where it is unknown. */
  readonly payout: number | null
  /** What the server said that it pays, where it is not what was seen. */
  readonly changed: number | undefined
}

/**
 * The payout that stood there when an option and an amount were chosen: the odds move while a slip is open, and what is worse than that is
 * asked about once.
 */
export function useSeenPayout(choice: Choice): number | null {
  const { option, stake, stakes, payout, changed } = choice
  const [seen, setSeen] = useState<Choice | null>(null)
  const isSame = seen !== null && seen.option === option && seen.stake === stake && seen.stakes === stakes
  const known = isSame ? seen.payout : null
  const told = isSame && changed !== undefined && changed !== seen.changed
  if (payout !== null && (known === null || told)) {
    setSeen({ ...choice, payout: told ? changed : payout })
  }
  return known ?? payout
}
