import { useRead } from '#api/reads.ts'
import type { FaultGroup } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row } from '#design/parts/layout.tsx'
import { Disclosure } from '#design/parts/over/disclosure.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { Ago } from '#session/ago.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import styles from './fault-view.module.css'

/** Faults, equal ones counted together, the newest first. */
export function FaultView() {
  const words = useWords(adminPack).fault
  const faults = useRead(admin.calls.faults, {})
  return (
    <>
      <Row room="before">
        <Button icon="refresh-cw" onClick={faults.again}>
          {words.again}
        </Button>
      </Row>
      <DeskRead read={faults}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
          ) : (
            <ul className={styles.list} aria-label={words.label}>
              {rows.map((fault) => (
                <li key={fault.fingerprint}>
                  <OneFault fault={fault} />
                </li>
              ))}
            </ul>
          )
        }
      </DeskRead>
    </>
  )
}

function OneFault({ fault }: { readonly fault: FaultGroup }) {
  const words = useWords(adminPack).fault
  const { own } = useTimes()
  return (
    <Card pad className={styles.fault}>
      <p className={styles.line}>
        <Chip tint={fault.kind === 'server' ? 'straw' : 'soda'}>{words.kinds[fault.kind]}</Chip>
        <code>{fault.fingerprint}</code>
        <b>{words.times(fault.count)}</b>
        <span className={styles.last}>
          {words.columns.last} <Ago at={fault.last} />
        </span>
      </p>
      <p className={styles.message}>{fault.message}</p>
      <p className={styles.place}>
        {fault.path}
        {fault.place !== '' && ` · ${fault.place}`}
      </p>
      <Disclosure summary={words.requests}>
        <ul className={styles.requests}>
          {fault.recent.map(({ requestId, time }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: browsers' faults have no number, and the list is read anew as a whole
            <li key={i}>
              <time dateTime={time}>{own(time)}</time>
              {requestId === '' ? <span className="faint">{words.noRequest}</span> : <code>{requestId}</code>}
            </li>
          ))}
        </ul>
        <p className="faint">
          {words.columns.first} <Ago at={fault.first} />
        </p>
      </Disclosure>
    </Card>
  )
}
