import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { useWords } from '#session/words.tsx'
import type { DoubtRow } from '../../contract/painting-staff.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import styles from './doubt-list.module.css'
import { PaintingLine } from './painting-line.tsx'

/** Works whose reward staff decide, each beside the works it looks like. */
export function DoubtList() {
  const { tabs, doubts } = useWords(paintingDeskPack)
  const asked = { pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(paintingStaff.calls.doubts, asked, { keep: true })}
      label={tabs.doubts}
      empty={doubts.empty}
      item={(row) => (
        <li key={row.painting.KeyID}>
          <OneDoubt doubt={row} />
        </li>
      )}
    />
  )
}

type Verdict = 'pay' | 'same'

function OneDoubt({ doubt: { painting, ALIKE } }: { readonly doubt: DoubtRow }) {
  const { doubts: words } = useWords(paintingDeskPack)
  const decide = useWrite(paintingStaff.calls.decideDoubt, { inline: true })
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const titles = { pay: words.payTitle, same: words.sameTitle }
  const texts = { pay: words.payText, same: words.sameText }
  return (
    <Card pad>
      <Stack gap={3}>
        <div className={styles.both}>
          <PaintingLine work={painting}>
            <p className="faint">{words.text}</p>
          </PaintingLine>
          <div className={styles.alike}>
            <p className="faint">{ALIKE.length === 0 ? words.none : words.alike}</p>
            {ALIKE.map((work) => (
              <PaintingLine key={work.KeyID} work={work}>
                <p>
                  <Chip tint="soda">{words.hows[work.HOW]}</Chip>
                </p>
              </PaintingLine>
            ))}
          </div>
        </div>
        <Row gap={2}>
          <Button variant="primary" onClick={() => setVerdict('pay')}>
            {words.pay}
          </Button>
          <Button onClick={() => setVerdict('same')}>{words.same}</Button>
        </Row>
      </Stack>
      {verdict && (
        <ReasonDialog
          title={titles[verdict]}
          text={texts[verdict]}
          send={words[verdict]}
          onSend={(reason, options) => decide.run({ pid: painting.KeyID, verdict, reason }, options)}
          done={words.done}
          onClose={() => setVerdict(null)}
        />
      )}
    </Card>
  )
}
