import { type SubmitEvent, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useWords } from '#session/words.tsx'
import { clubsPack } from '../../words/clubs.pack.ts'
import styles from './floor-jump.module.css'

export interface FloorJumpProps {
  /** The highest number. */
  readonly top: number
  readonly onSeek: (floor: number) => void
}

/** The way to a floor by its number; full-width digits are digits too. */
export function FloorJump({ top, onSeek }: FloorJumpProps) {
  const { topic: words } = useWords(clubsPack)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const floor = Number(typed.normalize('NFKC').replace(/[#\s]/g, ''))
    const fits = Number.isInteger(floor) && floor >= 1 && floor <= top
    setWrong(!fits)
    if (!fits) return
    setTyped('')
    onSeek(floor)
  }
  return (
    <form onSubmit={jump} className={styles.jump} noValidate data-unasked>
      <Field label={words.jumpTo} labelHidden error={wrong ? words.jumpWrong(top) : undefined}>
        <TextInput
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          placeholder={`1 – ${top}`}
        />
      </Field>
      <Button type="submit">{words.jumpGo}</Button>
    </form>
  )
}
