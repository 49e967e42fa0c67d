import { useEffect, useState } from 'react'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { useWords } from '../words.tsx'
import { captchaPayload, readChallenge } from './captcha-challenge.ts'
import type { CaptchaNews } from './captcha-worker.ts'

export interface CaptchaDialogProps {
  readonly challenge: unknown
  readonly done: (solution: string | null) => void
}

/** Solves the challenge in a worker. The dialog becomes visible only if that takes longer than a moment. */
export function CaptchaDialog({ challenge, done }: CaptchaDialogProps) {
  const { shell } = useWords()
  const dialogWords = useWords(dialogsPack)
  const [share, setShare] = useState(0)
  const [shown, setShown] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one challenge, one worker
  useEffect(() => {
    const known = readChallenge(challenge)
    if (!known) return done(null)
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    const timer = setTimeout(() => setShown(true), quietMs)
    worker.onmessage = ({ data }: MessageEvent<CaptchaNews>) => {
      if ('share' in data) setShare(data.share)
      else done(data.number === null ? null : captchaPayload(known, data.number))
    }
    worker.onerror = () => done(null)
    worker.postMessage(known)
    return () => {
      clearTimeout(timer)
      worker.terminate()
    }
  }, [challenge])

  return (
    <Dialog
      open={shown}
      onClose={() => done(null)}
      title={dialogWords.captchaTitle}
      label={dialogWords.captchaTitle}
      closeLabel={shell.cancel}
    >
      <p>{dialogWords.captchaText}</p>
      <Progress label={dialogWords.captchaProgress} value={share} thick />
    </Dialog>
  )
}

const quietMs = 400
