import { typedAmount } from '#cards/resources/amount-field.tsx'
import { SlipBar } from '#cards/slip/slip-bar.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Bet } from '../../contract/bet-rows.ts'
import { betPack } from '../../words/bet.pack.ts'
import type { SlipDraft } from './kept-slip.ts'

/** On phones: the chosen option, with the way to the slip. */
export function OptionBar({ bet, draft }: { readonly bet: Bet; readonly draft: SlipDraft }) {
  const words = useWords(betPack).slip
  const { amounts } = useWords(resourcesPack)
  const chosen = draft.option === null ? undefined : bet.OPTIONS[draft.option]
  if (!chosen || bet.PHASE !== 'open') return null
  const stake = typedAmount(draft.amount)
  const to = stake > 0 ? words.to(amounts[bet.RESOURCE](stake)) : words.toPlain
  return <SlipBar resource={bet.RESOURCE} name={chosen.LABEL} to={to} />
}
