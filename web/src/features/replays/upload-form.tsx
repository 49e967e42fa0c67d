import { site } from '@patisserie/contract/site'
import type { Replay } from '@patisserie/replay/facts'
import { judgeFlag, proposeCategory, proposeFlags, scoreProblem } from '@patisserie/rules/replays'
import { useRef, useState } from 'react'
import type { Refused } from '../../api/answer.ts'
import { problemText } from '../../api/problem-text.ts'
import { problemWord } from '../../api/refusal-words.ts'
import { useWrite } from '../../api/writes.ts'
import { Banner } from '../../design/parts/banner.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Card } from '../../design/parts/card.tsx'
import { Field } from '../../design/parts/field.tsx'
import { Progress } from '../../design/parts/progress.tsx'
import { SectionHead } from '../../design/parts/section-head.tsx'
import { TextInput } from '../../design/parts/text-input.tsx'
import { Link, useGo } from '../../session/link.tsx'
import { useLanguage } from '../../session/words.tsx'
import { emptyDraft, keepDraft, type UploadDraft } from './form-draft.ts'
import { ReadRun } from './read-run.tsx'
import { ReplayFields } from './replay-fields.tsx'
import { formProblems, hasProblem, type ReplayForm, writtenOf } from './replay-form.ts'
import { typedNumber } from './typed-number.ts'
import styles from './upload-form.module.css'
import { useUploadWords } from './upload-words.ts'

export interface UploadFormProps {
  readonly file: File
  readonly replay: Replay
  readonly draft: UploadDraft
  readonly onChange: (draft: UploadDraft) => void
  readonly onAnother: () => void
}

/** What was read and what its player says of it. The server reads the file again and alone decides. */
export function UploadForm({ file, replay, draft, onChange, onAnother }: UploadFormProps) {
  const { words, language } = useLanguage()
  const { uploadTitle, info } = words.replays
  const { page: uploadWords, form: formWords } = useUploadWords()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [tried, setTried] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  const upload = useWrite(site.replays.calls.upload, { success: 'uploadSucOne', inline: true })
  const go = useGo()

  const proposed = proposeCategory(replay)
  const form: ReplayForm = {
    ...draft,
    category: draft.category ?? proposed,
    flags: draft.flags ?? proposeFlags(replay),
  }
  const typed = replay.game === 'th09'
  const score = typed ? typedNumber(draft.score) : replay.score
  const problems = formProblems(form, replay.slowdownPercent)
  const wrongScore = scoreProblem(score)

  const change = (next: ReplayForm) =>
    onChange({
      ...draft,
      ...next,
      // Untouched, they go on following the file.
      category: next.category === form.category ? draft.category : next.category,
      flags: next.flags === form.flags ? draft.flags : next.flags,
    })
  const focusProblem = () => whole.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  const twin = refused?.refusal === 'r.repeated' ? codeOf(refused.data) : null

  const send = async () => {
    setTried(true)
    if (hasProblem(problems) || wrongScore) return void requestAnimationFrame(focusProblem)
    setRefused(null)
    const answer = await upload.run(
      { ...writtenOf(form), ...(typed && score !== null ? { typedScore: score } : {}) },
      { file },
    )
    if (answer.ok) {
      keepDraft(emptyDraft)
      go(`/r/${answer.value.CODE}`, { replace: true })
    } else {
      setRefused(answer)
      banner.current?.focus()
    }
  }
  return (
    <div className={styles.form} ref={whole}>
      <section>
        <SectionHead
          title={info.title}
          more={
            <Button size="small" variant="quiet" icon="refresh-cw" onClick={onAnother}>
              {uploadWords.another}
            </Button>
          }
        />
        <ReadRun replay={replay} screen={form.screen} score={score} />
      </section>
      <section>
        <SectionHead title={uploadWords.slip} />
        <Card pad className={styles.fields}>
          {typed && (
            <Field
              label={formWords.score}
              required
              hint={formWords.scoreHint}
              error={
                tried &&
                wrongScore &&
                (draft.score === '' ? problemWord('r.scoreMissing', words) : formWords.scoreInvalid)
              }
            >
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={draft.score}
                onChange={(event) => onChange({ ...draft, score: event.target.value })}
              />
            </Field>
          )}
          {!typed && wrongScore && <Banner kind="error">{uploadWords.tooHigh}</Banner>}
          <ReplayFields
            form={form}
            onChange={change}
            problems={problems}
            onSend={() => void send()}
            proposed={proposed}
            verdicts={verdictsOf(replay)}
          />
          <div ref={banner} tabIndex={-1}>
            {refused && (
              <Banner kind="error" title={uploadWords.failed}>
                <p>{problemText(refused, words, language)}</p>
                {twin ? (
                  <Link to={`/r/${twin}`} className="link">
                    {uploadWords.twin}
                  </Link>
                ) : (
                  <p>{uploadWords.kept}</p>
                )}
              </Banner>
            )}
          </div>
          <div className={styles.send}>
            {upload.busy && (
              <div className={styles.progress}>
                <Progress label={uploadWords.progress} value={upload.progress < 1 ? upload.progress : null} thick />
                <span>
                  {upload.progress < 1 ? uploadWords.sending(Math.round(upload.progress * 100)) : uploadWords.checking}
                </span>
              </div>
            )}
            <Button variant="primary" size="large" icon="upload" busy={upload.busy} onClick={() => void send()}>
              {uploadTitle}
            </Button>
          </div>
        </Card>
      </section>
    </div>
  )
}

/** Of the replay that is here already. */
const codeOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'CODE' in data && typeof data.CODE === 'string' ? data.CODE : null

const verdictsOf = (replay: Replay) => ({
  NM: judgeFlag(replay, 'NM'),
  NB: judgeFlag(replay, 'NB'),
  NT: judgeFlag(replay, 'NT'),
  NSY: judgeFlag(replay, 'NSY'),
})
