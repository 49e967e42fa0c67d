import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { useWords } from '#session/words.tsx'
import { reportPack } from '#words/cards/report.pack.ts'
import { replays } from '../../contract/replays.ts'

export interface ReportDialogProps {
  /** The four characters of the file's name. */
  readonly code: string
  readonly onClose: () => void
}

/** Tells staff why a replay should be looked at. */
export function ReportDialog({ code, onClose }: ReportDialogProps) {
  const words = useWords(reportPack)
  const report = useWrite(replays.calls.report, { inline: true })
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      ask={{ label: words.reason, hint: words.reasonHint }}
      send={words.send}
      onSend={(reason, options) => report.run({ id: code, reason }, options)}
      done={words.sent}
      onClose={onClose}
    >
      <Facts>
        <Fact label={words.code}>
          <code>{code}</code>
        </Fact>
      </Facts>
    </ReasonDialog>
  )
}
