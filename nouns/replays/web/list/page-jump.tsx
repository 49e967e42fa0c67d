import { type SubmitEvent, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useWords } from '#session/words.tsx'
import { replayPanelPack } from '../../words/replay-panel.pack.ts'
import { typedNumber } from '../typed-number.ts'
import styles from './page-jump.module.css'

export interface PageJumpProps {
  readonly page: number
  readonly pages: number
  readonly onJump: (page: number) => void
}

/** A way to pages the pager's buttons do not reach; beyond the last is the last. */
export function PageJump({ page, pages, onJump }: PageJumpProps) {
  const { jump: words } = useWords(replayPanelPack)
  const [typed, setTyped] = useState('')
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wished = typedNumber(typed)
    setTyped('')
    if (wished !== null && wished >= 1 && wished !== page) onJump(Math.min(wished, pages))
  }
  return (
    <form onSubmit={jump} className={styles.jump} data-unasked>
      <span className={styles.label} aria-hidden="true">
        {words.short}
      </span>
      <TextInput
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={words.label}
        placeholder={String(page)}
        className={styles.box}
      />
      <Button type="submit">{words.go}</Button>
    </form>
  )
}
