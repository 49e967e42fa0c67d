import { useEffect, useEffectEvent, useState } from 'react'
import { Display } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import styles from './page-drop.module.css'

export interface PageDropProps {
  readonly onFiles: (files: readonly File[]) => void
  /** Shown over the page while files are held above it. */
  readonly words: { readonly dropHere: string; readonly dropText: string }
}

/** Files dropped anywhere in the window are taken. */
export function PageDrop({ onFiles, words }: PageDropProps) {
  const [over, setOver] = useState(false)

  const take = useEffectEvent(onFiles)

  useEffect(() => {
    // Entering a child comes before leaving its parent.
    let depth = 0
    const listening = new AbortController()
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && act(event), {
        signal: listening.signal,
      })
    on('dragenter', () => setOver(++depth > 0))
    on('dragleave', () => setOver(--depth > 0))
    on('dragover', (event) => event.preventDefault())
    on('drop', (event) => {
      depth = 0
      setOver(false)
      // A zone of the page has taken it.
      if (event.defaultPrevented) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take(files)
    })
    return () => listening.abort()
  }, [])

  return (
    over && (
      <div className={styles.veil} aria-hidden="true">
        <div className={styles.sign}>
          <Icon name="upload" size={28} />
          <Display as="p" className={styles.word}>
            {words.dropHere}
          </Display>
          <p className={styles.text}>{words.dropText}</p>
        </div>
      </div>
    )
  )
}
