import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { useWords } from '#session/words.tsx'
import { apiPagePack } from '../words/api-page.pack.ts'
import styles from './copy-block.module.css'

/** Text for a terminal or an editor, with a button that copies it. */
export function CopyBlock({ text }: { readonly text: string }) {
  const words = useWords(apiPagePack)
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
