import type { FormEvent, ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import styles from './settings-form.module.css'

export interface SettingsFormProps {
  readonly children: ReactNode
  /** Label of the button. */
  readonly act: string
  readonly busy: boolean
  readonly onSend: () => void
  /** A refusal that belongs to no field. */
  readonly problem?: string | undefined
  /** Stands beside the button. */
  readonly beside?: ReactNode
  readonly primary?: boolean | undefined
  /** The act cannot be undone easily. */
  readonly danger?: boolean | undefined
  /** The button is as wide as its container. */
  readonly wide?: boolean | undefined
}

/** Fields, and the button that sends them. The browser's own bubbles are off: fields say what is wrong. */
export function SettingsForm(props: SettingsFormProps) {
  const { children, act, busy, onSend, problem, beside, primary, danger, wide } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSend()
  }
  return (
    <form className={classNames(styles.form, wide && styles.wide)} noValidate onSubmit={send}>
      {problem && <Banner kind="error">{problem}</Banner>}
      {children}
      <div className={styles.acts}>
        <Button type="submit" variant={danger ? 'danger' : primary ? 'primary' : undefined} busy={busy}>
          {act}
        </Button>
        {beside}
      </div>
    </form>
  )
}
