import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog, type ReasonDialogProps } from '#cards/reason-dialog.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { bombLevels } from '#rules/people/privileges.ts'
import { hidingPeople } from '#rules/staff/hidings.ts'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubKeepingPack } from '../../words/club-keeping.pack.ts'
import { clubsPack } from '../../words/clubs.pack.ts'

const ways = ['report', 'hide'] as const

/** Tells staff why a floor should be looked at; from bomb level 2 on a reader may cover it until then, with others. */
export function ReportFloor({ row, onClose }: { readonly row: FloorRow; readonly onClose: () => void }) {
  const { report: words, floor } = useWords(clubsPack)
  const { hide: hiding } = useWords(clubKeepingPack)
  const { profile } = useMe()
  const toast = useToast()
  const report = useWrite(clubs.calls.report, { inline: true })
  const hide = useWrite(clubs.calls.hideFloor, { inline: true })
  const [way, setWay] = useState<(typeof ways)[number]>('report')
  const mayHide = (profile?.bomb ?? 0) >= bombLevels.hideFloor && row.FLOOR > 1 && row.STAFF === 'N'
  const isReport = way === 'report'
  const at = { t: row.T, floor: row.FLOOR }
  const send: ReasonDialogProps['onSend'] = async (reason, options) => {
    if (isReport) {
      const answer = await report.run({ ...at, reason }, options)
      if (answer.ok) toast.success(words.sent)
      return answer
    }
    const answer = await hide.run({ ...at, reason }, options)
    if (answer.ok) {
      toast.success(answer.value.HIDDEN === 'Y' ? hiding.done : hiding.counted(hidingPeople - answer.value.COUNT))
    }
    return answer
  }
  return (
    <ReasonDialog
      title={isReport ? words.title : hiding.hideTitle}
      ask={{ label: words.label, hint: isReport ? words.hint : hiding.hint }}
      send={isReport ? words.send : hiding.send}
      onSend={send}
      onClose={onClose}
    >
      {mayHide && (
        <RadioGroup
          label={hiding.way}
          labelHidden
          look="segments"
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: hiding[value] }))}
        />
      )}
      <p>{floor.label(row.FLOOR, row.NICK)}</p>
      <p className="mute">{isReport ? words.text : hiding.text(hidingPeople)}</p>
    </ReasonDialog>
  )
}
