import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { type Dessert, desserts } from '#rules/desserts/desserts.ts'
import { parseUserId } from '#rules/people/user-id.ts'
import { useWords } from '#session/words.tsx'
import { desserts as dessertsContract } from '../../contract/desserts.ts'
import { dessertDeskPack } from '../../words/dessert-desk.pack.ts'
import { dessertNamesPack } from '../../words/dessert-names.pack.ts'

/** Gives a dessert to somebody. */
export function PrizeDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(dessertDeskPack).prize
  const names = useWords(dessertNamesPack)
  const prize = useWrite(dessertsContract.calls.prize, { inline: true })
  const [to, setTo] = useState('')
  const [dessert, setDessert] = useState<Dessert>('icecream')
  const receiver = parseUserId(to.trim())
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      send={words.send}
      problem={() => (receiver === null ? words.toWrong : null)}
      onSend={(reason, options) => prize.run({ UID: receiver ?? 0, dessert, reason }, options)}
      done={words.done}
      onClose={onClose}
    >
      <Field label={words.to} required>
        <TextInput inputMode="numeric" autoComplete="off" value={to} onChange={({ target }) => setTo(target.value)} />
      </Field>
      <Field label={words.dessert}>
        <Select
          value={dessert}
          onChange={({ target }) => setDessert(desserts.find((each) => each === target.value) ?? 'icecream')}
          options={desserts.map((value) => ({ value, label: names[value] }))}
        />
      </Field>
    </ReasonDialog>
  )
}
