import type { ReactNode } from 'react'
import { useRead } from '#api/reads.ts'
import { cardClass } from '#design/parts/card.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { useWords } from '#session/words.tsx'
import { betStaff } from '../../contract/bet-staff.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import { AskedActs } from './asked-acts.tsx'
import styles from './bet-desk.module.css'
import { type AliveBet, BetLine } from './bet-line.tsx'
import { ObjectionItem } from './objection-item.tsx'

/** What waits: members' events, events that ended without a result, contested ones, and objections. */
export function WaitingBets() {
  const words = useWords(betDeskPack)
  const read = useRead(betStaff.calls.alive, {})
  return (
    <DeskRead read={read}>
      {({ rows, objections }) => {
        const of = (phase: AliveBet['PHASE']) => rows.filter(({ PHASE }) => PHASE === phase)
        const [asked, ended, contested] = [of('asked'), of('ended'), of('contested')]
        if (asked.length + ended.length + contested.length + objections.length === 0)
          return <EmptyState title={words.nothingWaits} />
        return (
          <Stack gap={6}>
            <Group title={words.contested} rows={contested} />
            <Group title={words.endedWithout} rows={ended} />
            {objections.length > 0 && (
              <Part title={words.objections}>
                {objections.map((objection) => (
                  <ObjectionItem key={objection.ID} objection={objection} titled />
                ))}
              </Part>
            )}
            <Group title={words.asked} rows={asked} acts={(bet) => <AskedActs name={bet.NAME} title={bet.TITLE} />} />
          </Stack>
        )
      }}
    </DeskRead>
  )
}

/** Events that take stakes, or whose result stands for a day. */
export function RunningBets() {
  const words = useWords(betDeskPack)
  const read = useRead(betStaff.calls.alive, {})
  return (
    <DeskRead read={read}>
      {({ rows }) => {
        const running = rows.filter(({ PHASE }) => PHASE === 'open' || PHASE === 'proposed' || PHASE === 'settling')
        if (running.length === 0) return <EmptyState title={words.nothingRuns} />
        return (
          <ul className={cardClass({ clip: true }, styles.joined)} aria-label={words.running}>
            {running.map((bet) => (
              <BetLine key={bet.NAME} bet={bet} />
            ))}
          </ul>
        )
      }}
    </DeskRead>
  )
}

interface GroupProps {
  readonly title: string
  readonly rows: readonly AliveBet[]
  readonly acts?: (bet: AliveBet) => ReactNode
}

function Group({ title, rows, acts }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <Part title={title}>
      {rows.map((bet) => (
        <BetLine key={bet.NAME} bet={bet}>
          {acts?.(bet)}
        </BetLine>
      ))}
    </Part>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.head}>{title}</h2>
      <ul className={cardClass({ clip: true }, styles.joined)} aria-label={title}>
        {children}
      </ul>
    </section>
  )
}
