import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { desserts } from '#rules/desserts/desserts.ts'
import { useWords } from '#session/words.tsx'
import { dessertDeskPack } from '../../words/dessert-desk.pack.ts'
import { dessertNamesPack } from '../../words/dessert-names.pack.ts'
import styles from './desk.module.css'

/** The filters of the list of desserts. They are in the address. */
export function DessertFilters() {
  const { filters: words } = useWords(dessertDeskPack)
  const names = useWords(dessertNamesPack)
  const search = useDeskSearch()
  const [member, setMember] = useState(search.get('member'))
  const find = () => search.set({ member: member.trim(), p: '' })
  return (
    <form
      className={styles.filters}
      data-unasked
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <Field label={words.member}>
        <TextInput
          inputMode="numeric"
          placeholder={words.id}
          value={member}
          onChange={({ target }) => setMember(target.value)}
        />
      </Field>
      <Field label={words.dessert}>
        <Select
          value={search.get('dessert')}
          onChange={({ target }) => search.set({ dessert: target.value, p: '' })}
          options={[{ value: '', label: words.any }, ...desserts.map((value) => ({ value, label: names[value] }))]}
        />
      </Field>
      <Button type="submit" variant="primary">
        {words.find}
      </Button>
    </form>
  )
}
