import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import styles from './field.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'after'> & {
  /** The names of the toggle in its two states. */
  labels: { show: string; hide: string }
}

export function PasswordInput({ labels, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          size="small"
          className={styles.end}
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? labels.hide : labels.show}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
