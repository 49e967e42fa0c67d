import type { FloorRow } from '@patisserie/contract/clubs'
import { site } from '@patisserie/contract/site'
import { useWrite } from '../../../api/writes.ts'
import { ReasonDialog } from '../../../cards/reason-dialog.tsx'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { useClubWords } from '../clubs-words.ts'

/** Tells staff why a floor should be looked at. */
export function ReportFloor({ row, onClose }: { readonly row: FloorRow; readonly onClose: () => void }) {
  const { report: words, floor } = useClubWords()
  const toast = useToast()
  const report = useWrite(site.clubs.calls.report, { inline: true })
  const send = async (reason: string) => {
    const answer = await report.run({ t: row.T, floor: row.FLOOR, reason })
    if (answer.ok) toast.success(words.sent)
    return answer
  }
  return (
    <ReasonDialog
      title={words.title}
      ask={{ label: words.label, hint: words.hint }}
      send={words.send}
      onSend={send}
      onClose={onClose}
    >
      <p>{floor.label(row.FLOOR, row.NICK)}</p>
      <p className="mute">{words.text}</p>
    </ReasonDialog>
  )
}
