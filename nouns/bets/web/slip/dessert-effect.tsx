import { dessertNamesPack } from '#nouns/desserts/words/dessert-names.pack.ts'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { OwnBet } from '../../contract/bet-rows.ts'
import { betPack } from '../../words/bet.pack.ts'

/** What the dessert on display does to the result of an event. */
export function DessertEffect({ own: { DESSERT, CARD } }: { readonly own: OwnBet }) {
  const words = useWords(betPack).slip
  const names = useWords(dessertNamesPack)
  const card = CARD === 'Y' ? 1 : 0
  if (DESSERT === 'icecream' || DESSERT === 'bocai') {
    const [least, most] = dessertRates.bocai[card]
    const said = DESSERT === 'icecream' ? words.icecream(dessertRates.icecreamNinths[card]) : words.bocai(least, most)
    return (
      <span title={words.dessertLimits}>
        {names[DESSERT]} · {said}
      </span>
    )
  }
  return (
    <Link to="/desserts" className="faint">
      {words.dessertNone}
    </Link>
  )
}
