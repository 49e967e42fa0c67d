import { useState } from 'react'
import type { Answer, Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import type { StoredPicture } from '#contract/pictures.ts'
import { pictures } from '#contract/pictures.ts'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { FileDrop } from '#design/parts/forms/file-drop.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import * as limits from '#rules/picture-limits.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { uploadsPack } from '#words/cards/uploads.pack.ts'
import styles from './picture-field.module.css'
import { useTellFallback } from './use-tell-fallback.ts'

export interface PictureFieldProps {
  /** Path of a stored picture; '' for none. */
  readonly value: string
  readonly onChange: (path: string) => void
  readonly words: PictureFieldWords
  readonly square?: boolean | undefined
}

export interface PictureFieldWords {
  readonly label: string
  /** Word shown beside the label if the picture is optional. */
  readonly optional?: string
  readonly pick: string
  readonly hint: string
  readonly alt: string
  readonly remove: string
  readonly busy: string
  readonly sending: (percent: number) => string
}

/** Form field for one picture, which is uploaded as soon as it is chosen. */
export function PictureField({ value, onChange, words, square }: PictureFieldProps) {
  const { words: all, language } = useLanguage()
  const { failed } = useWords(uploadsPack)
  const [refused, setRefused] = useState<Pick<Refused, 'refusal' | 'data'> | null>(null)
  const tellFallback = useTellFallback()
  const upload = useWrite(pictures.calls.upload, { inline: true })

  const take = async ([file]: readonly File[]) => {
    if (!file) return
    if (file.size > limits.pictureBytes) return setRefused({ refusal: 'FileTooBig', data: null })
    setRefused(null)
    const answer = await upload.run({}, { file })
    const path = pathOf(answer)
    if (answer.ok) tellFallback(answer.value.data)
    if (path) onChange(path)
    else if (!answer.ok) {
      setRefused(answer.refusal === 'unknownError' ? { ...answer, refusal: 'imgUploadUnknownError' } : answer)
    }
  }
  return (
    <div className={styles.field}>
      <p className={styles.label}>
        {words.label}
        {words.optional && <span className={styles.optional}>{words.optional}</span>}
      </p>
      {value === '' ? (
        <FileDrop
          label={words.pick}
          hint={words.hint}
          icon="image-plus"
          accept=".jpg,.jpeg,.gif,.png,.bmp"
          disabled={upload.busy}
          onFiles={(files) => void take(files)}
        />
      ) : (
        <div className={styles.chosen}>
          <img src={value} alt={words.alt} className={classNames(styles.picture, square && styles.square)} />
          <Button size="small" icon="trash-2" onClick={() => onChange('')}>
            {words.remove}
          </Button>
        </div>
      )}
      {upload.busy && (
        <Progress label={words.busy} value={upload.progress} text={words.sending(Math.round(upload.progress * 100))} />
      )}
      {refused && (
        <p className={styles.problem} role="alert">
          <b>{failed}</b> {problemText(refused, all, language)}
        </p>
      )}
    </div>
  )
}

/**
 * Path of the stored picture. A picture that was uploaded before is refused with the path of the stored one, which is
 * used.
 */
const pathOf = (answer: Answer<{ readonly data: StoredPicture }>): string | null =>
  answer.ok ? answer.value.data.url : (/^upload repeated (\/pic\/[\w./-]+)$/.exec(answer.msg)?.[1] ?? null)
