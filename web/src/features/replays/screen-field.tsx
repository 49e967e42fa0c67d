import type { StoredPicture } from '@patisserie/contract/pictures'
import { site } from '@patisserie/contract/site'
import { limits } from '@patisserie/rules/limits'
import { useState } from 'react'
import type { Answer, Refused } from '../../api/answer.ts'
import { problemText } from '../../api/problem-text.ts'
import { useWrite } from '../../api/writes.ts'
import { Button } from '../../design/parts/button.tsx'
import { FileDrop } from '../../design/parts/file-drop.tsx'
import { Progress } from '../../design/parts/progress.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './screen-field.module.css'
import { useUploadWords } from './upload-words.ts'

export interface ScreenFieldProps {
  /** Path of a stored picture, or empty. */
  readonly value: string
  readonly onChange: (path: string) => void
}

/** An optional screenshot, sent as soon as it is chosen. */
export function ScreenField({ value, onChange }: ScreenFieldProps) {
  const { words, language } = useLanguage()
  const { form, page } = useUploadWords()
  const [refused, setRefused] = useState<Pick<Refused, 'refusal' | 'data'> | null>(null)
  const upload = useWrite(site.pictures.calls.upload, { inline: true })

  const take = async ([file]: readonly File[]) => {
    if (!file) return
    if (file.size > limits.pictureBytes) return setRefused({ refusal: 'FileTooBig', data: null })
    setRefused(null)
    const answer = await upload.run({}, { file })
    const path = pathOf(answer)
    if (path) onChange(path)
    else if (!answer.ok)
      setRefused(answer.refusal === 'unknownError' ? { ...answer, refusal: 'imgUploadUnknownError' } : answer)
  }
  return (
    <div className={styles.field}>
      <p className={styles.label}>
        {form.screen}
        <span className={styles.optional}>{form.optional}</span>
      </p>
      {value === '' ? (
        <FileDrop
          label={form.screenPick}
          hint={form.screenHint}
          icon="image-plus"
          accept=".jpg,.jpeg,.gif,.png,.bmp"
          disabled={upload.busy}
          onFiles={(files) => void take(files)}
        />
      ) : (
        <div className={styles.chosen}>
          <img src={value} alt={form.screenAlt} width={160} height={120} className={styles.picture} />
          <Button size="small" icon="trash-2" onClick={() => onChange('')}>
            {form.screenRemove}
          </Button>
        </div>
      )}
      {upload.busy && (
        <Progress
          label={page.progress}
          value={upload.progress}
          text={page.sending(Math.round(upload.progress * 100))}
        />
      )}
      {refused && (
        <p className={styles.problem} role="alert">
          {problemText(refused, words, language)}
        </p>
      )}
    </div>
  )
}

/** A picture that was uploaded before is refused with its path: it serves as well. */
const pathOf = (answer: Answer<{ readonly data: StoredPicture }>): string | null =>
  answer.ok ? answer.value.data.url : (/^upload repeated (\/pic\/[\w./-]+)$/.exec(answer.msg)?.[1] ?? null)
