import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
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
import { adminPack } from '#words/desks/admin.pack.ts'
import type { HiddenRow } from '../../contract/replay-staff.ts'
import { replays } from '../../contract/replays.ts'
import { RunLine } from './run-line.tsx'

/** Replays that staff hid and can still restore. */
export function HiddenList() {
  const words = useWords(adminPack).replay
  const hidden = useRead(replays.calls.hidden, {})
  return (
    <DeskRead read={hidden}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={words.hidden.empty} />
        ) : (
          <ul className={styles.queue} aria-label={words.tabs.hidden}>
            {rows.map((row) => (
              <li key={row.replay.KeyID}>
                <OneHidden hidden={row} />
              </li>
            ))}
          </ul>
        )
      }
    </DeskRead>
  )
}

function OneHidden({ hidden }: { readonly hidden: HiddenRow }) {
  const words = useWords(adminPack).replay.hidden
  const { own } = useTimes()
  const [asking, setAsking] = useState(false)
  const restore = useWrite(replays.calls.restore, { inline: true })
  return (
    <Card pad>
      <Stack gap={3}>
        <RunLine run={hidden.replay} linked={false} />
        <Quoted
          head={
            <>
              <span>{words.by(hidden.BY.NICK)}</span>
              <Ago at={hidden.time} className="faint" />
            </>
          }
        >
          {hidden.reason}
        </Quoted>
        <Row room="between">
          <span className="faint">{words.until(own(hidden.until))}</span>
          <Button icon="rotate-ccw" onClick={() => setAsking(true)}>
            {words.restore}
          </Button>
        </Row>
      </Stack>
      {asking && (
        <ReasonDialog
          title={words.restoreTitle}
          text={words.restoreText}
          send={words.restore}
          onSend={(reason, options) => restore.run({ id: hidden.replay.CODE, reason }, options)}
          done={words.done}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
