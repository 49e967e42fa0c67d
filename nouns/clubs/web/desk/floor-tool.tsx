import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useWords } from '#session/words.tsx'
import type { StaffTopic } from '../../contract/club-staff.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'

const ways = ['N', 'Y'] as const

/** Takes a floor of a topic away by its number, or brings it back. */
export function FloorTool({ topic }: { readonly topic: StaffTopic }) {
  const { topics } = useWords(clubDeskPack)
  const remove = useWrite(clubs.calls.deleteFloor, { success: 'saved', inline: true })
  const [asking, setAsking] = useState(false)
  const [number, setNumber] = useState('')
  const [restore, setRestore] = useState<(typeof ways)[number]>('N')
  if (topic.HIDDEN === 'Y') return null
  // Text that is no floor number is sent as floor 1, which the server refuses.
  const floor = /^[1-9]\d{0,5}$/.test(number.trim()) ? Number(number) : 1
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {topics.floorNumber}
      </Button>
      {asking && (
        <ReasonDialog
          title={topics.floor}
          danger={restore === 'N'}
          send={restore === 'N' ? topics.floorHide : topics.floorShow}
          onSend={(reason, options) => remove.run({ t: topic.KeyID, floor, restore, reason }, options)}
          onClose={() => setAsking(false)}
        >
          <p className="mute">{topics.floorText}</p>
          <RadioGroup
            label={topics.floorWay}
            labelHidden
            look="segments"
            value={restore}
            onChange={setRestore}
            options={ways.map((value) => ({ value, label: value === 'N' ? topics.floorHide : topics.floorShow }))}
          />
          <Field label={topics.floorNumber} hint={topics.floorHint}>
            <TextInput inputMode="numeric" value={number} onChange={({ target }) => setNumber(target.value)} />
          </Field>
        </ReasonDialog>
      )}
    </>
  )
}
