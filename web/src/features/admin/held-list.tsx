import type { HeldRow } from '@patisserie/contract/replay-staff'
import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { useRead } from '../../api/reads.ts'
import { useWrite } from '../../api/writes.ts'
import { MemberLine } from '../../cards/member-name.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Card } from '../../design/parts/card.tsx'
import { Chip } from '../../design/parts/chip.tsx'
import { EmptyState } from '../../design/parts/empty-state.tsx'
import { Row, Stack } from '../../design/parts/layout.tsx'
import { Ago } from '../../session/ago.tsx'
import { useAdminWords } from './admin-words.ts'
import { DeskPager, pageOf } from './desk-pager.tsx'
import { useDeskSearch } from './desk-view.ts'
import styles from './queue.module.css'
import { ReadState } from './read-state.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { RunLine } from './run-line.tsx'

/** What waits for staff before others see it, the oldest first. */
export function HeldList() {
  const words = useAdminWords().replay
  const search = useDeskSearch()
  const held = useRead(site.replays.calls.held, { pageSize: 10, pageNum: pageOf(search.get('p')) }, { keep: true })
  return (
    <ReadState read={held}>
      {({ rows, pageInfo }) =>
        rows.length === 0 ? (
          <EmptyState title={words.held.empty} />
        ) : (
          <>
            <ul className={styles.queue} aria-label={words.tabs.held}>
              {rows.map((row) => (
                <li key={`${row.kind}${row.id}`}>
                  <OneHeld held={row} />
                </li>
              ))}
            </ul>
            <DeskPager pages={pageInfo.pages} />
          </>
        )
      }
    </ReadState>
  )
}

function OneHeld({ held }: { readonly held: HeldRow }) {
  const words = useAdminWords().replay.held
  const [deciding, setDeciding] = useState<'Y' | 'N' | null>(null)
  const decide = useWrite(site.replays.calls.decideHeld, { inline: true })
  const passing = deciding === 'Y'
  return (
    <Card pad>
      <Stack gap={3}>
        <Row gap={2}>
          <Chip tint="honey">{words.kinds[held.kind]}</Chip>
          <Chip tint={held.why === 'black' ? 'straw' : 'soda'}>{words.why[held.why]}</Chip>
        </Row>
        <MemberLine id={held.UID} nick={held.NICK} head={held.HEAD}>
          <Ago at={held.since} />
        </MemberLine>
        <blockquote className={styles.words}>{held.text === '' ? words.noWords : held.text}</blockquote>
        {held.kind === 'comment' && <p className="faint">{words.under}</p>}
        <RunLine run={held.replay} linked={held.kind === 'comment'} />
        <Row gap={2}>
          <Button variant="primary" onClick={() => setDeciding('Y')}>
            {words.pass}
          </Button>
          <Button variant="danger" onClick={() => setDeciding('N')}>
            {words.refuse}
          </Button>
        </Row>
      </Stack>
      {deciding && (
        <ReasonDialog
          danger={!passing}
          title={passing ? words.passTitle : words.refuseTitle}
          text={passing ? words.passText : words.refuseText}
          act={passing ? words.pass : words.refuse}
          busy={decide.busy}
          run={(reason, options) => decide.run({ kind: held.kind, id: held.id, pass: deciding, reason }, options)}
          done={words.done}
          onClose={() => setDeciding(null)}
        />
      )}
    </Card>
  )
}
