import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import type { RightsClaimRow } from '../../contract/painting-staff.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { PaintingLine } from './painting-line.tsx'

/** What rights holders ask for, the oldest first. */
export function ClaimList() {
  const { tabs, claims } = useWords(paintingDeskPack)
  const asked = { pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(paintingStaff.calls.claims, asked, { keep: true })}
      label={tabs.claims}
      empty={claims.empty}
      item={(row) => (
        <li key={row.id}>
          <OneClaim claim={row} />
        </li>
      )}
    />
  )
}

type Verdict = 'pass' | 'refuse'

function OneClaim({
  claim: { id, name, mail, time, words: text, address, painting },
}: {
  readonly claim: RightsClaimRow
}) {
  const { claims: words } = useWords(paintingDeskPack)
  const decide = useWrite(paintingStaff.calls.decideClaim, { inline: true })
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const passing = verdict === 'pass'
  const passText = painting ? words.passText : words.passTextNone
  return (
    <Card pad>
      <Stack gap={3}>
        <Quoted
          head={
            <>
              <span>{words.from(name, mail)}</span>
              <Ago at={time} className="faint" />
            </>
          }
        >
          {text}
        </Quoted>
        <p>
          <span className="faint">{words.address}</span> <code>{address}</code>
        </p>
        {painting ? <PaintingLine work={painting} /> : <p className="mute">{words.noWork}</p>}
        <Row gap={2}>
          <Button variant="danger" onClick={() => setVerdict('pass')}>
            {words.pass}
          </Button>
          <Button onClick={() => setVerdict('refuse')}>{words.refuse}</Button>
        </Row>
      </Stack>
      {verdict && (
        <ReasonDialog
          danger={passing}
          title={passing ? words.passTitle : words.refuseTitle}
          text={passing ? passText : words.refuseText}
          send={words[verdict]}
          onSend={(reason, options) => decide.run({ id, pass: passing ? 'Y' : 'N', reason }, options)}
          done={words.done}
          onClose={() => setVerdict(null)}
        />
      )}
    </Card>
  )
}
