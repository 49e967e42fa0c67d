import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { uploadsPack } from '#words/cards/uploads.pack.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { uploadPack } from '../../words/upload.pack.ts'
import { ChooseFiles } from './choose-files.tsx'
import type { UploadDraft } from './form-draft.ts'
import { ReadRun } from './read-run.tsx'
import { RefusedTwin } from './refused-twin.tsx'
import { UploadFields } from './upload-fields.tsx'
import styles from './upload-form.module.css'
import { canSend, formOfItem, type ReadItem, scoreOfItem } from './upload-queue.ts'

export interface UploadFormProps {
  readonly item: ReadItem
  readonly onChange: (draft: UploadDraft) => void
  readonly onSend: () => void
  readonly onAnother: () => void
  readonly onMore: (files: readonly File[]) => void
}

/**
 * Form of one file: the facts read from it, and the uploader's fields. The server parses the file again and decides
 * alone.
 */
export function UploadForm({ item, onChange, onSend, onAnother, onMore }: UploadFormProps) {
  const { words, language } = useLanguage()
  const { uploadTitle } = words.replays
  const { info } = useWords(runPack)
  const { page, queue } = useWords(uploadPack)
  const { failed } = useWords(uploadsPack)
  const [tried, setTried] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  const { state } = item
  const busy = state.kind === 'sending'
  const { refused } = state

  const showRefusal = useEffectEvent(() => banner.current?.focus())
  useEffect(() => {
    if (refused) showRefusal()
  }, [refused])

  const send = () => {
    setTried(true)
    const ready = { ...item, state: { ...state, kind: 'ready' as const } }
    if (canSend([ready], ready)) return onSend()
    requestAnimationFrame(() => whole.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus())
  }
  return (
    <div className={styles.form} ref={whole}>
      <section>
        <SectionHead
          title={info.title}
          more={
            <>
              <ChooseFiles onFiles={onMore}>{queue.add}</ChooseFiles>
              <Button size="small" variant="quiet" icon="refresh-cw" onClick={onAnother}>
                {page.another}
              </Button>
            </>
          }
        />
        <ReadRun replay={state.replay} screen={formOfItem(item).screen} score={scoreOfItem(item)} />
      </section>
      <section>
        <SectionHead title={page.slip} />
        <Card pad className={styles.fields}>
          <UploadFields item={item} tried={tried} onChange={onChange} onSend={send} />
          <div ref={banner} tabIndex={-1}>
            {refused && (
              <Banner kind="error" title={failed}>
                <p>{problemText(refused, words, language)}</p>
                <RefusedTwin refused={refused} otherwise={<p>{page.kept}</p>} />
              </Banner>
            )}
          </div>
          <div className={styles.send}>
            {busy && (
              <div className={styles.progress}>
                <Progress label={page.progress} value={state.share < 1 ? state.share : null} thick />
                <span>{state.share < 1 ? page.sending(Math.round(state.share * 100)) : page.checking}</span>
              </div>
            )}
            <Button variant="primary" size="large" icon="upload" busy={busy} onClick={send}>
              {uploadTitle}
            </Button>
          </div>
        </Card>
      </section>
    </div>
  )
}
