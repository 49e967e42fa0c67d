import { useState } from 'react'
import { useReadEach } from '#api/read-each.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'
import styles from './bet-stakes.module.css'

const pageSize = 10

/** Who staked what, newest first, where the reader may see it; otherwise when they may. */
export function BetStakes({ bet }: { readonly bet: Bet }) {
  const { own, stakes: words } = useWords(betPack)
  const [pages, setPages] = useState(1)
  const said = bet.PHASE === 'refunded' ? own.back : words.paid
  const isShown = bet.STAKESSHOWN === 'Y'
  const inputs = Array.from({ length: pages }, (_, n) => ({ bocaiName: bet.NAME, pageNum: n + 1, pageSize }))
  const reads = useReadEach(bets.calls.stakes, inputs, { enabled: isShown, quiet: true })
  const rows = reads.flatMap(({ value }) => value?.rows ?? [])
  const total = reads[0]?.value?.total ?? 0
  const unique = [...new Map(rows.map((row) => [row.KeyID, row])).values()]
  return (
    <section>
      <SectionHead
        title={words.title}
        more={isShown && total > 0 ? <span className="num">{words.all(total)}</span> : undefined}
      />
      <Card>
        {!isShown && (
          <p className={styles.none}>{bet.SHOWBETS === 'after' && bet.TYPE !== 'ending' ? words.after : words.never}</p>
        )}
        {isShown && reads[0]?.value && unique.length === 0 && <p className={styles.none}>{words.empty}</p>}
        <ul className={styles.list}>
          {unique.map((row) => (
            <li key={row.KeyID}>
              <MemberLine id={row.UID} nick={row.NICK} head={row.HEAD}>
                {bet.OPTIONS[row.OPTION]?.LABEL}
                {' · '}
                <span className="num">
                  {row.PAID >= 0 ? said(row.PAID) : row.PAYOUT > 0 ? words.lock(row.PAYOUT) : ''}
                </span>
              </MemberLine>
              <span className={styles.end}>
                <ResourceAmount resource={bet.RESOURCE} amount={row.STAKE} />
                <Ago at={row.TIME} className="faint" />
              </span>
            </li>
          ))}
        </ul>
        {unique.length < total && unique.length > 0 && (
          <Button variant="quiet" block busy={reads.some(({ loading }) => loading)} onClick={() => setPages(pages + 1)}>
            {words.more}
          </Button>
        )}
      </Card>
    </section>
  )
}
