import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { isComposing } from './composition.ts'
import styles from './field.module.css'
import { useFieldControl } from './field-control.ts'

export type TextInputProps = ComponentProps<'input'> & {
  icon?: IconName | undefined
  /** The shape of a search box. */
  round?: boolean | undefined
  /** Called for Enter, but not for the Enter that ends an input method's composition. */
  onEnter?: (() => void) | undefined
  /** Stands after the text, such as a unit or a button. */
  after?: ReactNode
}

export function TextInput({ icon, round, onEnter, onKeyDown, after, className, ...rest }: TextInputProps) {
  const control = useFieldControl()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) {
      // A box of type search empties itself by Escape.
      if (event.key === 'Escape') event.preventDefault()
      if (event.key === 'Enter') return
    }
    onKeyDown?.(event)
    if (event.key === 'Enter' && onEnter && !event.defaultPrevented) {
      event.preventDefault()
      onEnter()
    }
  }
  return (
    <span className={classNames(styles.box, round && styles.round, className)}>
      {icon && <Icon name={icon} size={18} />}
      <input type="text" {...control} {...rest} onKeyDown={press} className={styles.bare} />
      {after}
    </span>
  )
}
