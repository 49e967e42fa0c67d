import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './field.module.css'
import { useFieldControl } from './field-control.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** Written before the value inside the box, as in a row of filters; then it is also the label. */
  prefix?: ReactNode
}

/** The system's own list in our box. With `prefix` it is as wide as its words, else as its field. */
export function Select({ options, prefix, className, ...rest }: SelectProps) {
  const control = useFieldControl()
  const Box = prefix ? 'label' : 'span'
  return (
    <Box className={classNames(styles.box, styles.select, prefix !== undefined && styles.compact, className)}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <select {...control} {...rest} className={styles.bare}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </Box>
  )
}
