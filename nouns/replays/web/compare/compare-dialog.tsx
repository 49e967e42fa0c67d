import { type FormEvent, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { codeIn } from '../../rules/replay-pairs.ts'
import { comparePack } from '../../words/compare.pack.ts'
import styles from './compare-dialog.module.css'
import { type ComparableRun, CompareLists } from './compare-lists.tsx'
import { comparePath } from './compare-routes.ts'

interface CompareDialogProps {
  /** One to three runs, which another joins. */
  readonly runs: readonly ComparableRun[]
  readonly onClose: () => void
}

/** Which run to hold beside others: the nearest of its kind, one's own, the best, or any by its code or address. */
export function CompareDialog({ runs, onClose }: CompareDialogProps) {
  const compare = useWords(comparePack)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const go = useGo()
  const [first, ...others] = runs
  const codes = runs.map(({ CODE }) => CODE)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const other = codeIn(text)
    if (other === null) return setWrong(compare.codeWrong)
    if (codes.includes(other)) return setWrong(compare.codeTwice)
    go(comparePath([...codes, other]))
  }
  const title = codes.length > 1 ? compare.pickMore : compare.pick
  return (
    <Dialog open wide onClose={onClose} title={title} label={title} closeLabel={compare.close}>
      <form className={styles.form} data-unasked onSubmit={submit} noValidate>
        <Field label={compare.code} hint={compare.codeHint} error={wrong || undefined}>
          <TextInput
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value)
              setWrong('')
            }}
          />
        </Field>
        <Button variant="primary" type="submit">
          {compare.go}
        </Button>
      </form>
      <p className={styles.hint}>{compare.pickHint}</p>
      {first && <CompareLists runs={[first, ...others]} />}
    </Dialog>
  )
}
