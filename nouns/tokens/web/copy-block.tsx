import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { useApiWords } from './api-page-words.ts'
import styles from './copy-block.module.css'

/** Text for a terminal or an editor, with a button that copies it. */
export function CopyBlock({ text }: { readonly text: string }) {
  const words = useApiWords()
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <Button size="small" onClick={() => void copyText(text).then(setCopied)}>
        {copied ? words.copied : words.copy}
      </Button>
    </div>
  )
}
