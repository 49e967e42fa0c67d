import '../../../cards/topic/rich-text.css'
import type { Out } from '@patisserie/contract/endpoint'
import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { useRead } from '../../../api/reads.ts'
import { useWrite } from '../../../api/writes.ts'
import { MemberName } from '../../../cards/person/member-name.tsx'
import { ReasonDialog } from '../../../cards/reason-dialog.tsx'
import { Button } from '../../../design/parts/button.tsx'
import { Card } from '../../../design/parts/card.tsx'
import { Chip } from '../../../design/parts/chip.tsx'
import { Row, Stack } from '../../../design/parts/layout.tsx'
import { DeskPage } from '../../../desks/desk-page.tsx'
import { useDeskSearch } from '../../../desks/desk-search.ts'
import { Ago } from '../../../session/ago.tsx'
import styles from './desk.module.css'
import { useDeskWords } from './desk-words.ts'

type Held = Out<typeof site.clubs.calls.heldFloors>['rows'][number]

/** What waits for staff before others see it, the oldest first. */
export function HeldQueue() {
  const { ms } = useDeskWords()
  const asked = { pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(site.clubs.calls.heldFloors, asked, { keep: true })}
      label={ms.names.held}
      empty={ms.heldEmpty}
      item={(held) => (
        <li key={`${held.T}-${held.FLOOR}`}>
          <OneHeld held={held} />
        </li>
      )}
    />
  )
}

function OneHeld({ held }: { readonly held: Held }) {
  const { ms } = useDeskWords()
  const decide = useWrite(site.clubs.calls.decideHeld, { success: 'saved', inline: true })
  const [verdict, setVerdict] = useState<'pass' | 'notPass' | null>(null)
  const passing = verdict === 'pass'
  return (
    <Card pad>
      <Stack gap={3}>
        <Row gap={2}>
          <Chip tint={held.why === 'black' ? 'straw' : 'soda'}>{ms.why[held.why]}</Chip>
          {held.FLOOR === 1 && <Chip tint="honey">{ms.newTopic}</Chip>}
        </Row>
        <span className={styles.title}>{ms.where(held.TITLE, held.FLOOR)}</span>
        <p className={styles.line}>
          <MemberName id={held.UID} nick={held.NICK} />
          <Ago at={held.TIME} />
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server from a checked document */}
        <div className={`rt ${styles.text}`} dangerouslySetInnerHTML={{ __html: held.HTML }} />
        <Row gap={2}>
          <Button variant="primary" onClick={() => setVerdict('pass')}>
            {ms.letPass}
          </Button>
          <Button variant="danger" onClick={() => setVerdict('notPass')}>
            {ms.keepOut}
          </Button>
        </Row>
      </Stack>
      {verdict && (
        <ReasonDialog
          title={passing ? ms.letPassTitle : ms.keepOutTitle}
          danger={!passing}
          send={passing ? ms.letPass : ms.keepOut}
          onSend={(reason, options) => decide.run({ t: held.T, floor: held.FLOOR, verdict, reason }, options)}
          onClose={() => setVerdict(null)}
        >
          <p className="mute">{passing ? ms.letPassText : ms.keepOutText}</p>
        </ReasonDialog>
      )}
    </Card>
  )
}
