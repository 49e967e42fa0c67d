import { problemText } from '#api/problem-text.ts'
import { Button } from '#design/parts/button.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { uploadsPack } from '#words/cards/uploads.pack.ts'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import styles from './pictures.module.css'
import type { Upload } from './use-uploads.ts'

interface UploadRowProps {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onDrop: () => void
}

/** A file on its way: how far it is, or why it stopped and what can be done. */
export function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(editorBlocksPack)
  const { uploadFailed } = useWords(uploadsPack)
  const { file, share, refused } = upload
  const percent = Math.round(share * 100)
  return (
    <div className={styles.sending} aria-busy={refused === null}>
      <span className={styles.file}>{file.name}</span>
      {refused ? (
        <p role="alert" className={styles.problem}>
          <span className="visually-hidden">{uploadFailed(file.name)} </span>
          {problemText(refused, all, language)}
        </p>
      ) : (
        <Progress
          label={words.upload.progress(file.name)}
          value={share === 0 ? null : share}
          text={share === 0 ? words.upload.waiting : words.upload.sending(percent)}
        />
      )}
      {refused && (
        <Button size="small" icon="refresh-cw" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      <IconButton icon="x" size="small" label={`${words.upload.giveUp} ${file.name}`} onClick={onDrop} />
    </div>
  )
}
