import { type ReactNode, useState } from 'react'
import { ReasonDialog, type ReasonDialogProps } from '#cards/reason-dialog.tsx'
import type { SharedRow } from '#contract/shared-post.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import type { FloorHeldWhy } from '#nouns/clubs/contract/club-rows.ts'
import { useWords } from '#session/words.tsx'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'
import { SharedList } from './shared-list.tsx'

type Verdict = 'pass' | 'notPass'
type Send = ReasonDialogProps['onSend']

export interface WaitingCardProps {
  /** Reason why the post waits. */
  readonly why: FloorHeldWhy | 'alike'
  /** Kind of the post, if the desk has several. */
  readonly kind?: string | undefined
  /** The other posts with its text or links, if there are any. */
  readonly shared?: SharedRow | null
  /** Text about the consequences of a refusal. */
  readonly refuseText: string
  readonly onDecide: (verdict: Verdict, ...sent: Parameters<Send>) => ReturnType<Send>
  /** The post. */
  readonly children: ReactNode
}

/** A post that waits for staff, with buttons for both decisions. */
export function WaitingCard({ why, kind, shared, refuseText, onDecide, children }: WaitingCardProps) {
  const { waiting: words } = useWords(reportDeskPack)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const passing = verdict === 'pass'
  const judged = why === 'same' || why === 'link'
  return (
    <Card pad>
      <Stack gap={3}>
        <Row gap={2}>
          {kind && <Chip tint="honey">{kind}</Chip>}
          <Chip tint={why === 'black' ? 'straw' : 'soda'}>{words.why[why]}</Chip>
        </Row>
        {children}
        {shared && <SharedList {...shared} />}
        {judged && <p className="faint">{words.judged}</p>}
        <Row gap={2}>
          <Button variant="primary" onClick={() => setVerdict('pass')}>
            {words.pass}
          </Button>
          <Button variant="danger" onClick={() => setVerdict('notPass')}>
            {words.refuse}
          </Button>
        </Row>
      </Stack>
      {verdict && (
        <ReasonDialog
          danger={!passing}
          title={passing ? words.passTitle : words.refuseTitle}
          text={passing ? words.passText : refuseText}
          send={passing ? words.pass : words.refuse}
          onSend={(...sent) => onDecide(verdict, ...sent)}
          done={words.done}
          onClose={() => setVerdict(null)}
        />
      )}
    </Card>
  )
}
