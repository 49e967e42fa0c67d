import type { HeldRow } from '@patisserie/contract/replay-staff'
import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { useRead } from '../../../api/reads.ts'
import { useWrite } from '../../../api/writes.ts'
import { MemberLine } from '../../../cards/person/member-name.tsx'
import { ReasonDialog } from '../../../cards/reason-dialog.tsx'
import { Quoted } from '../../../cards/topic/quoted.tsx'
import { Button } from '../../../design/parts/button.tsx'
import { Card } from '../../../design/parts/card.tsx'
import { Chip } from '../../../design/parts/chip.tsx'
import { Row, Stack } from '../../../design/parts/layout.tsx'
import { useAdminWords } from '../../../desks/admin-words.ts'
import { DeskPage } from '../../../desks/desk-page.tsx'
import { useDeskSearch } from '../../../desks/desk-search.ts'
import { Ago } from '../../../session/ago.tsx'
import { RunLine } from './run-line.tsx'

/** What waits for staff before others see it, the oldest first. */
export function HeldList() {
  const words = useAdminWords().replay
  const asked = { pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(site.replays.calls.held, asked, { keep: true })}
      label={words.tabs.held}
      empty={words.held.empty}
      item={(row) => (
        <li key={`${row.kind}${row.id}`}>
          <OneHeld held={row} />
        </li>
      )}
    />
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
        <Quoted>{held.text === '' ? words.noWords : held.text}</Quoted>
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
          send={passing ? words.pass : words.refuse}
          onSend={(reason, options) => decide.run({ kind: held.kind, id: held.id, pass: deciding, reason }, options)}
          done={words.done}
          onClose={() => setDeciding(null)}
        />
      )}
    </Card>
  )
}
