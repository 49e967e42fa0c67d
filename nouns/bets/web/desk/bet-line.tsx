import type { ReactNode } from 'react'
import type { Out } from '#contract/endpoint.ts'
import { buttonClass } from '#design/parts/button.tsx'
import row from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Link } from '#session/link.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import { BetChips } from './bet-chips.tsx'
import styles from './bet-desk.module.css'

export type AliveBet = Out<typeof betStaff.calls.alive>['rows'][number]

/** An event in a list of the desk. */
export function BetLine({ bet, children }: { readonly bet: AliveBet; readonly children?: ReactNode }) {
  const words = useWords(betDeskPack)
  const { amounts } = useWords(resourcesPack)
  const { closedName } = useWords().accounts
  const search = useDeskSearch()
  const { house } = useTimes()
  const to = search.path({ event: bet.NAME })
  const amountOf = amounts[bet.RESOURCE]
  const said = bet.PHASE in words.until ? words.until[bet.PHASE as keyof typeof words.until] : undefined
  return (
    <li className={row.item}>
      <div className={row.about}>
        <p className={styles.line}>
          <BetChips bet={bet} />
          <Link to={to} stay className={styles.title}>
            {bet.TITLE}
          </Link>
        </p>
        <p className={styles.more}>
          <span>{words.base(amountOf(bet.BASE))}</span>
          <span>{words.bettors(bet.BETTORS)}</span>
          <span>{words.staked(amountOf(bet.STAKED))}</span>
          {bet.OFMEMBER === 'Y' && <span>{words.by(bet.NICK || closedName)}</span>}
          {said && bet.UNTIL !== '' && <span>{said(house(bet.UNTIL))}</span>}
        </p>
      </div>
      <div className={row.actions}>
        {children}
        <Link to={to} stay className={buttonClass({ size: 'small' })} aria-label={words.lookAt(bet.TITLE)}>
          {words.look}
        </Link>
      </div>
    </li>
  )
}
