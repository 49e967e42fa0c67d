import type { ComponentProps, CSSProperties, KeyboardEvent } from 'react'
import { classNames } from '../../class-names.ts'
import { isComposing } from './composition.ts'
import styles from './field.module.css'
import { useFieldControl } from './field-control.ts'

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Lines shown while empty; it grows with what is written. */
  lines?: number | undefined
  /** Called for Ctrl or Command with Enter, but never during composition. */
  onSend?: (() => void) | undefined
}

export function TextArea({ lines = 3, onSend, onKeyDown, className, ...rest }: TextAreaProps) {
  const control = useFieldControl()
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && isComposing(event)) return
    onKeyDown?.(event)
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSend) {
      event.preventDefault()
      onSend()
    }
  }
  // a custom property is not part of CSSProperties
  const style = { '--lines': lines } as CSSProperties
  return (
    <span className={classNames(styles.box, className)} style={style}>
      <textarea {...control} {...rest} onKeyDown={press} className={styles.bare} />
    </span>
  )
}
