import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { useWords } from '#session/words.tsx'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'

export interface FloorActProps {
  readonly row: FloorRow
  readonly onClose: () => void
}

/** On a topic's page: staff take a floor away, or bring back one that staff had taken away. */
export function FloorAct({ row, onClose }: FloorActProps) {
  const { topics } = useWords(clubDeskPack)
  const remove = useWrite(clubs.calls.deleteFloor, { success: 'saved', inline: true })
  const restore = row.GONE === 'staff' || row.GONE === 'members' ? 'Y' : 'N'
  const act = restore === 'Y' ? topics.floorShow : topics.floorHide
  return (
    <ReasonDialog
      title={topics.floorAct(act, row.FLOOR, row.NICK)}
      text={topics.floorText}
      danger={restore === 'N'}
      send={act}
      onSend={(reason, options) => remove.run({ t: row.T, floor: row.FLOOR, restore, reason }, options)}
      onClose={onClose}
    />
  )
}
