import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { Avatar } from '#design/parts/avatar.tsx'
import { Button } from '#design/parts/button.tsx'
import { FileDrop } from '#design/parts/forms/file-drop.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { uploadsPack } from '#words/cards/uploads.pack.ts'
import type { Problem } from '#words/problem.ts'
import { settingsPack } from '../../words/settings.pack.ts'
import { CropDialog } from './crop-dialog.tsx'
import { leastSide, type Square } from './crop-geometry.ts'
import { cutSquare } from './cut-square.ts'
import styles from './head-form.module.css'
import { type PictureProblem, pictureAccept, readPicture } from './read-picture.ts'
import { useUploadPicture } from './upload-picture.ts'

/** One's head: choose or drop, crop, upload; or back to the drawn one. */
export function HeadForm({ id, head }: { readonly id: number; readonly head: string }) {
  const { words, language } = useLanguage()
  const settings = useWords(settingsPack)
  const { failed } = useWords(uploadsPack)
  const { success } = words
  const toast = useToast()
  const upload = useUploadPicture()
  const setHead = useWrite(accounts.calls.setHead, { inline: true })
  const [chosen, setChosen] = useState<{ picture: ImageBitmap; type: string }>()
  const [problem, setProblem] = useState<string>()

  const textOf = (refusal: Problem) => problemText({ refusal, data: null }, words, language)
  const unusable: Record<PictureProblem, () => string> = {
    wrongKind: () => settings.head.wrongKind,
    tooBig: () => textOf('FileTooBig'),
    sideTooLong: () => textOf('sideTooLong'),
    tooManyPixels: () => textOf('tooManyPixels'),
    tooSmall: () => settings.head.tooSmall(leastSide),
    unreadable: () => textOf('notPicture'),
  }
  const choose = async (file: File) => {
    setProblem(undefined)
    const picture = await readPicture(file)
    if (typeof picture === 'string') setProblem(unusable[picture]())
    else setChosen({ picture, type: file.type })
  }
  const close = () => {
    chosen?.picture.close()
    setChosen(undefined)
    setProblem(undefined)
  }
  const use = async (square: Square) => {
    if (!chosen) return
    setProblem(undefined)
    const file = await cutSquare(chosen.picture, square, chosen.type)
    if (!file) return setProblem(textOf('imgUploadUnknownError'))
    const uploaded = await upload.run(file)
    const answer = uploaded.ok ? await setHead.run({ src: uploaded.value }) : uploaded
    if (answer.ok) {
      close()
      toast.success(success.saved)
    } else if (answer.auth === '') {
      const text = problemText(answer, words, language)
      setProblem(uploaded.ok ? text : `${failed} · ${text}`)
    }
  }
  const drawn = async () => {
    const before = head
    const answer = await setHead.run({ src: '' })
    if (!answer.ok) return answer.auth === '' && setProblem(problemText(answer, words, language))
    const undo = { label: settings.head.undo, act: () => void setHead.run({ src: before }) }
    toast.success(settings.head.back, undo)
  }
  return (
    <div className={styles.form}>
      <div className={styles.now}>
        <Avatar id={id} src={head} size={88} alt={settings.head.alt} />
      </div>
      <FileDrop
        className={styles.drop}
        icon="image-plus"
        label={settings.head.choose}
        hint={settings.head.hint}
        accept={pictureAccept}
        onFiles={([file]) => file && void choose(file)}
      />
      {problem && !chosen && (
        <div className={styles.wide}>
          <Banner kind="error">{problem}</Banner>
        </div>
      )}
      {head !== '' && (
        <div className={styles.wide}>
          <Button size="small" variant="quiet" icon="rotate-ccw" busy={setHead.busy} onClick={() => void drawn()}>
            {settings.head.generated}
          </Button>
        </div>
      )}
      {chosen && (
        <CropDialog
          picture={chosen.picture}
          busy={upload.busy || setHead.busy}
          progress={upload.progress}
          problem={problem}
          onUse={(square) => void use(square)}
          onClose={close}
        />
      )}
    </div>
  )
}
