import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { typedAmount } from '#cards/resources/amount-field.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { type Resource, resources } from '#rules/ledger/resources.ts'
import { parseUserId } from '#rules/people/user-id.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { gifts } from '../../contract/gifts.ts'
import { mostAwarded } from '../../rules/gifts.ts'
import { giftDeskPack } from '../../words/gift-desk.pack.ts'

/** Awards a resource to somebody. */
export function AwardDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(giftDeskPack).award
  const { names } = useWords(resourcesPack)
  const award = useWrite(gifts.calls.award, { inline: true })
  const [to, setTo] = useState('')
  const [resource, setResource] = useState<Resource>('score')
  const [typed, setTyped] = useState('')
  const [amount, most] = [typedAmount(typed), mostAwarded(resource)]
  const receiver = parseUserId(to.trim())
  const problem = () => {
    if (receiver === null) return words.toWrong
    return amount < 1 || amount > most ? words.amountWrong(most) : null
  }
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      send={words.send}
      problem={problem}
      onSend={(reason, options) => award.run({ receiver: receiver ?? 0, resource, amount, reason }, options)}
      done={words.done}
      onClose={onClose}
    >
      <Field label={words.to} required>
        <TextInput inputMode="numeric" autoComplete="off" value={to} onChange={({ target }) => setTo(target.value)} />
      </Field>
      <Field label={words.resource}>
        <Select
          value={resource}
          onChange={({ target }) => setResource(resources.find((each) => each === target.value) ?? 'score')}
          options={resources.map((value) => ({ value, label: names[value] }))}
        />
      </Field>
      <Field label={words.amount} hint={words.amountWrong(most)} required>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </ReasonDialog>
  )
}
