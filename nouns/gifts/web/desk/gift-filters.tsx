import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { giftStates, isGiftable } from '#rules/economy/gift-worth.ts'
import { resources } from '#rules/ledger/resources.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { giftDeskPack } from '../../words/gift-desk.pack.ts'
import styles from './desk.module.css'

const typedNames = ['giver', 'receiver', 'since', 'until'] as const
const all = { value: '' }

/** The filters of the list of gifts. They are in the address. */
export function GiftFilters() {
  const { filters: words, states } = useWords(giftDeskPack)
  const { names } = useWords(resourcesPack)
  const search = useDeskSearch()
  const [typed, setTyped] = useState(() => Object.fromEntries(typedNames.map((name) => [name, search.get(name)])))
  const find = () =>
    search.set({ ...Object.fromEntries(typedNames.map((name) => [name, (typed[name] ?? '').trim()])), p: '' })
  const input = (name: (typeof typedNames)[number], type: 'text' | 'date') => (
    <Field label={words[name]}>
      <TextInput
        type={type}
        inputMode={type === 'text' ? 'numeric' : undefined}
        placeholder={type === 'text' ? words.id : undefined}
        value={typed[name] ?? ''}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        onEnter={find}
      />
    </Field>
  )
  return (
    <form
      className={styles.filters}
      data-unasked
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      {input('giver', 'text')}
      {input('receiver', 'text')}
      <Field label={words.resource}>
        <Select
          value={search.get('resource')}
          onChange={({ target }) => search.set({ resource: target.value, p: '' })}
          options={[
            { ...all, label: words.any },
            ...resources.filter(isGiftable).map((value) => ({ value, label: names[value] })),
          ]}
        />
      </Field>
      <Field label={words.state}>
        <Select
          value={search.get('state')}
          onChange={({ target }) => search.set({ state: target.value, p: '' })}
          options={[{ ...all, label: words.any }, ...giftStates.map((value) => ({ value, label: states[value] }))]}
        />
      </Field>
      {input('since', 'date')}
      {input('until', 'date')}
      <Button type="submit" variant="primary">
        {words.find}
      </Button>
    </form>
  )
}
