import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import type { AppealRow } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Ago } from '#session/ago.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'

/** Appeals against black flags and accounts counted as one, the oldest first. */
export function AppealList() {
  const words = useWords(adminPack).appeals
  const asked = { pageSize: 20, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(admin.calls.appeals, asked, { keep: true })}
      label={words.label}
      empty={words.empty}
      item={(row) => (
        <li key={row.id}>
          <OneAppeal appeal={row} />
        </li>
      )}
    />
  )
}

function OneAppeal({ appeal }: { readonly appeal: AppealRow }) {
  const { own } = useTimes()
  const words = useWords(adminPack)
  const [deciding, setDeciding] = useState<'Y' | 'N' | null>(null)
  const decide = useWrite(admin.calls.decideAppeal, { inline: true })
  const { passTitle, refuseTitle, done } = words.appeals
  const { pass, refuse } = appeal.about === 'counted' ? words.appeals.counted : words.appeals
  return (
    <Card pad>
      <Stack gap={3}>
        <MemberLine id={appeal.UID} nick={appeal.NICK} head={appeal.HEAD}>
          <Ago at={appeal.time} />
        </MemberLine>
        <Quoted>{appeal.text}</Quoted>
        {appeal.about === 'counted' ? (
          <Facts>
            {appeal.COUNTED.map((other) => (
              <Fact key={other.UID} label={words.appeals.countedWith(other.NICK, other.UID)}>
                {other.REASON}
              </Fact>
            ))}
          </Facts>
        ) : (
          <Facts>
            <Fact label={words.appeals.blackReason}>{appeal.BLACKREASON}</Fact>
            <Fact label={words.appeals.until}>{appeal.BLACKUNTIL ? own(appeal.BLACKUNTIL) : words.user.endless}</Fact>
          </Facts>
        )}
        <Row gap={2}>
          <Button onClick={() => setDeciding('Y')}>{pass}</Button>
          <Button onClick={() => setDeciding('N')}>{refuse}</Button>
        </Row>
      </Stack>
      {deciding && (
        <ReasonDialog
          title={deciding === 'Y' ? passTitle(appeal.NICK) : refuseTitle(appeal.NICK)}
          send={deciding === 'Y' ? pass : refuse}
          onSend={(reason, options) => decide.run({ id: appeal.id, pass: deciding, reason }, options)}
          done={done}
          onClose={() => setDeciding(null)}
        />
      )}
    </Card>
  )
}
