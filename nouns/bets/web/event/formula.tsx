import { typedAmount } from '#cards/resources/amount-field.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { exceeds, fractionOf, times, toNumber } from '#rules/fraction.ts'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { betRates } from '../../rules/bet-rates.ts'
import { factorOf, marginOf, poolFactor, sharesOf, totalOf, withStake } from '../../rules/odds.ts'
import { betPack } from '../../words/bet.pack.ts'
import type { SlipDraft } from '../slip/kept-slip.ts'
import { openingOf, poolOf } from '../slip/slip-quote.ts'
import styles from './formula.module.css'

/** How a payout is worked out, with the numbers of this event and of the reader's slip. */
export function Formula({ bet, draft }: { readonly bet: Bet; readonly draft: SlipDraft }) {
  const words = useWords(betPack).formula
  const isOver = bet.PHASE !== 'open'
  return (
    <details className={cardClass({ pad: true }, styles.formula)}>
      <summary>{words.title}</summary>
      <div className={styles.steps}>
        {isOver && bet.TYPE !== 'ending' && <p className="mute">{words.after}</p>}
        <Steps bet={bet} option={draft.option ?? 0} stake={isOver ? 1 : Math.max(1, typedAmount(draft.amount))} />
        {bet.TYPE === 'ending' && (
          <p className={styles.seed}>
            {words.seedHash} <code>{bet.SEEDHASH}</code>
            {bet.SEED !== '' && (
              <>
                <br />
                {words.seed} <code>{bet.SEED}</code>
              </>
            )}
          </p>
        )}
        <p className="mute">{words.docs}</p>
      </div>
    </details>
  )
}

function Steps({ bet, option, stake }: { readonly bet: Bet; readonly option: number; readonly stake: number }) {
  const words = useWords(betPack).formula
  const opening = openingOf(bet)
  const label = bet.OPTIONS[option]?.LABEL ?? ''
  if (bet.TYPE === 'ending') return <p>{words.ending}</p>
  if (bet.TYPE === 'static') {
    const factor = (1_000 + (bet.OPTIONS[option]?.ODDS ?? 0)) / 1_000
    return <p>{words.static(String(stake), said(factor), said(stake * factor))}</p>
  }
  const before = poolOf(bet)
  if (!before) return <p>{words.hidden}</p>
  const pool = withStake(before, option, stake)
  const total = totalOf(opening, pool)
  const { weights, sum } = sharesOf(opening.odds)
  const own = (opening.base * Number(weights[option])) / Number(sum) + (pool.staked[option] ?? 0)
  const margin = 1 + ((toNumber(marginOf(opening.odds)) - 1) * opening.base) / total
  const [plain, bounded] = [poolFactor(opening, pool, option), factorOf(opening, pool, option)]
  const opened = fractionOf(BigInt(1_000 + (opening.odds[option] ?? 0)), 1_000n)
  return (
    <ol>
      <li>{words.total(said(opening.base), said(total - opening.base - stake), said(stake), said(total))}</li>
      <li>{words.own(label, said(own))}</li>
      <li>{words.margin(said(margin, 4))}</li>
      <li>{words.factor(said(total), said(own), said(margin, 4), said(toNumber(plain), 3))}</li>
      {exceeds(plain, bounded) && (
        <li>{words.bound(said(toNumber(times(opened, betRates.rise[opening.resource])), 3))}</li>
      )}
      <li>{words.pays(said(stake), said(toNumber(bounded), 3), said(toNumber(times(bounded, stake))))}</li>
    </ol>
  )
}

/** A number with so many places at most. */
const said = (n: number, places = 2): string => String(Number(n.toFixed(places)))
