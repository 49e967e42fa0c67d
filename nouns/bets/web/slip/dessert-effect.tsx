import { useDessertNames } from '#nouns/desserts/web/card/dessert-words.ts'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { Link } from '#session/link.tsx'
import type { OwnBet } from '../../contract/bet-rows.ts'
import { useBetWords } from '../bet-words.ts'

/** What the dessert on display does to the result of an event. */
export function DessertEffect({ own: { DESSERT, CARD } }: { readonly own: OwnBet }) {
  const words = useBetWords().slip
  const names = useDessertNames()
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
