import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { useWords } from '#session/words.tsx'
import { betStaff } from '../../contract/bet-staff.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import type { BetDraft } from '../form/bet-draft.ts'
import { PeopleField } from '../form/people-field.tsx'

/** Lets a member's event open, or gives its base back. */
export function AskedActs({ name, title }: { readonly name: string; readonly title: string }) {
  const words = useWords(betDeskPack)
  const decide = useWrite(betStaff.calls.decideAsked, { inline: true })
  const [asks, setAsks] = useState<boolean | null>(null)
  const [involved, setInvolved] = useState<BetDraft['involved']>([])
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setAsks(true)}>
        {words.letOpen}
      </Button>
      <Button size="small" variant="danger" onClick={() => setAsks(false)}>
        {words.refuse}
      </Button>
      {asks !== null && (
        <ReasonDialog
          danger={!asks}
          title={asks ? words.letOpenTitle : words.refuseTitle}
          text={asks ? words.letOpenText : words.refuseText}
          send={asks ? words.letOpen : words.refuse}
          done={asks ? words.letOpenDone : words.refuseDone}
          onSend={(reason, options) =>
            decide.run(
              { bocaiName: name, accept: asks, reason, involved: asks ? involved.map(({ id }) => id) : [] },
              options,
            )
          }
          onClose={() => setAsks(null)}
        >
          <b>{title}</b>
          {asks && <PeopleField chosen={involved} error={undefined} onChange={setInvolved} />}
        </ReasonDialog>
      )}
    </>
  )
}
