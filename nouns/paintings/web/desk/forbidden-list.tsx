import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Quoted } from '#cards/text/quoted.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import styles from '#desks/queue.module.css'
import { Ago } from '#session/ago.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { ForbiddenRow } from '../../contract/painting-staff.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { PaintingLine } from './painting-line.tsx'
import { RestoreDialog } from './sight-dialogs.tsx'

/** Works out of sight that staff can still show again. */
export function ForbiddenList() {
  const words = useWords(paintingDeskPack)
  return (
    <DeskRead read={useRead(paintingStaff.calls.forbidden, {})}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={words.hidden.empty} />
        ) : (
          <ul className={styles.queue} aria-label={words.tabs.hidden}>
            {rows.map((row) => (
              <li key={row.painting.KeyID}>
                <OneForbidden row={row} />
              </li>
            ))}
          </ul>
        )
      }
    </DeskRead>
  )
}

function OneForbidden({ row: { painting, reason, time, BY, until } }: { readonly row: ForbiddenRow }) {
  const { hidden: words } = useWords(paintingDeskPack)
  const { own } = useTimes()
  const [asking, setAsking] = useState(false)
  return (
    <Card pad>
      <Stack gap={3}>
        <PaintingLine work={painting} linked={false} veiled />
        <Quoted
          head={
            <>
              <span>{BY ? words.by(BY.NICK) : words.byReports}</span>
              <Ago at={time} className="faint" />
            </>
          }
        >
          {reason}
        </Quoted>
        <Row room="between">
          <span className="faint">{words.until(own(until))}</span>
          <Button icon="rotate-ccw" onClick={() => setAsking(true)}>
            {words.restore}
          </Button>
        </Row>
      </Stack>
      {asking && <RestoreDialog pid={painting.KeyID} onClose={() => setAsking(false)} />}
    </Card>
  )
}
