import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import styles from './file-drop.module.css'

export type FileDropProps = {
  label: ReactNode
  hint?: ReactNode
  icon?: IconName | undefined
  /** As of an input: '.rpy' or 'image/*'. Dropped files are not filtered by it: the owner looks at what it gets. */
  accept?: string | undefined
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  onFiles: (files: File[]) => void
  className?: string | undefined
}

/** Files by dropping, by a click, or by the keyboard: the whole zone is the browser's own file input. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, icon = 'upload', accept, multiple, disabled, onFiles, className } = props
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <label
      className={classNames(styles.drop, over && styles.over, className)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name={icon} size={28} />
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // so that the same file can be chosen again after a failure
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
