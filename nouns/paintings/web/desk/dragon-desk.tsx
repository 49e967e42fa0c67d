import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { characterName } from '#rules/games/characters.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { dragonBalls } from '../../contract/dragon-balls.ts'
import type { PaintingRow } from '../../contract/painting-row.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { DragonPlaces } from './dragon-places.tsx'
import { PaintingLine } from './painting-line.tsx'

/** Works that were handed in for a ball, and the places of the open rounds. */
export function DragonDesk() {
  const { dragon: words } = useWords(paintingDeskPack)
  const { page } = useDeskSearch()
  return (
    <Stack gap={6}>
      <section>
        <SectionHead title={words.candidates} />
        <DeskPage
          read={useRead(dragonBalls.calls.candidates, { pageNum: String(page) }, { keep: true })}
          label={words.candidates}
          empty={words.candidatesEmpty}
          item={(row) => (
            <li key={row.KeyID}>
              <Candidate work={row} />
            </li>
          )}
        />
      </section>
      <section>
        <SectionHead title={words.board} />
        <DragonPlaces />
      </section>
    </Stack>
  )
}

type Verdict = 'accept' | 'decline'

function Candidate({ work }: { readonly work: PaintingRow }) {
  const { dragon: words } = useWords(paintingDeskPack)
  const { language } = useLanguage()
  const decide = useWrite(dragonBalls.calls.decide, { inline: true })
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const accepting = verdict === 'accept'
  return (
    <Card pad>
      <Stack gap={3}>
        <PaintingLine work={work} />
        <Row gap={2}>
          <Button variant="primary" onClick={() => setVerdict('accept')}>
            {words.accept}
          </Button>
          <Button onClick={() => setVerdict('decline')}>{words.decline}</Button>
        </Row>
      </Stack>
      {verdict && (
        <ReasonDialog
          title={accepting ? words.acceptTitle(characterName(work.DRAGON, language)) : words.declineTitle}
          text={accepting ? words.acceptText : words.declineText}
          send={words[verdict]}
          onSend={(reason, options) =>
            decide.run({ pid: work.KeyID, accept: accepting ? 'Y' : 'N', reason, character: work.DRAGON }, options)
          }
          done={words.accepted}
          onClose={() => setVerdict(null)}
        />
      )}
    </Card>
  )
}
