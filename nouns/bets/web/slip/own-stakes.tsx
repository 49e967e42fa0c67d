import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { betPack } from '../../words/bet.pack.ts'
import styles from './own-stakes.module.css'

/** The reader's own stakes on an event, with what each pays or was paid. Nothing without any. */
export function OwnStakes({ bet }: { readonly bet: Bet }) {
  const words = useWords(betPack).own
  const { status } = useMe()
  const stakes = status === 'member' ? (bet.OWN?.STAKES ?? []) : []
  if (stakes.length === 0) return null
  const came = (option: number, payout: number, paid: number) => {
    if (paid >= 0) return bet.NORESULT === 'Y' ? words.back(paid) : words.paid(paid)
    if (bet.PROPOSAL && bet.WINNER >= 0 && bet.WINNER !== option) return words.missed
    return payout > 0 ? words.pays(payout) : words.atEnd
  }
  return (
    <div className={styles.own}>
      <h3>{words.title}</h3>
      <Facts>
        {stakes.map(({ KeyID, OPTION, STAKE, PAYOUT, PAID }) => (
          <Fact
            key={KeyID}
            label={
              <>
                {bet.OPTIONS[OPTION]?.LABEL} <ResourceAmount resource={bet.RESOURCE} amount={STAKE} />
              </>
            }
          >
            <b className="num">{came(OPTION, PAYOUT, PAID)}</b>
          </Fact>
        ))}
      </Facts>
    </div>
  )
}
