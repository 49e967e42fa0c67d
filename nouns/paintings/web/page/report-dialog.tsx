import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { useWords } from '#session/words.tsx'
import { paintings } from '../../contract/paintings.ts'
import { type PaintingFault, paintingFaults } from '../../rules/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'

export interface ReportDialogProps {
  readonly pid: number
  readonly name: string
  readonly onClose: () => void
}

/** Tells staff what is wrong with a work. */
export function ReportDialog({ pid, name, onClose }: ReportDialogProps) {
  const words = useWords(paintingPagePack)
  const [about, setAbout] = useState<PaintingFault | null>(null)
  const report = useWrite(paintings.calls.report, { inline: true })
  return (
    <ReasonDialog
      title={words.reportTitle}
      text={words.reportText}
      ask={{ label: words.reason, hint: words.reasonHint }}
      send={words.reportSend}
      problem={() => (about ? null : words.faultMissing)}
      // With 'other' nothing is sent: `problem` holds a report without a choice back.
      onSend={(reason, options) => report.run({ id: pid, about: about ?? 'other', reason }, options)}
      done={words.reportSent}
      onClose={onClose}
    >
      <p>
        <b>{name}</b>
      </p>
      <RadioGroup
        label={words.fault}
        look="stack"
        value={about}
        onChange={setAbout}
        options={paintingFaults.map((value) => ({ value, label: words.faults[value] }))}
      />
    </ReasonDialog>
  )
}
