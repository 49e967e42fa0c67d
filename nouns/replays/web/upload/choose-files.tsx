import type { ReactNode } from 'react'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import styles from './choose-files.module.css'

export interface ChooseFilesProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A button that is the browser's own file input. */
export function ChooseFiles({ onFiles, children }: ChooseFilesProps) {
  return (
    <label className={buttonClass({ size: 'small', variant: 'quiet' }, styles.choose)}>
      <Icon name="plus" size={16} />
      {children}
      <input
        type="file"
        accept=".rpy"
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Emptied, so that the same file can be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
