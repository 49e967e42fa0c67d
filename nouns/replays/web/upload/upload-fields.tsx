import { problemWord } from '#api/refusal-words.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useWords } from '#session/words.tsx'
import { judgeFlag, proposeCategory } from '../../rules/replays.ts'
import { uploadPack } from '../../words/upload.pack.ts'
import type { UploadDraft } from './form-draft.ts'
import { ReplayFields } from './replay-fields.tsx'
import type { ReplayForm } from './replay-form.ts'
import { formOfItem, problemsOfItem, type ReadItem } from './upload-queue.ts'

export interface UploadFieldsProps {
  readonly item: ReadItem
  /** A missing total is told from the first try on. */
  readonly tried: boolean
  readonly onChange: (draft: UploadDraft) => void
  readonly onSend: () => void
}

/** Form about a replay file, filled in from the file as far as it tells. */
export function UploadFields({ item, tried, onChange, onSend }: UploadFieldsProps) {
  const words = useWords()
  const { page, form: formWords } = useWords(uploadPack)
  const { draft } = item
  const { replay } = item.state
  const form = formOfItem(item)
  const problems = problemsOfItem(item)

  const change = (next: ReplayForm) =>
    onChange({
      ...draft,
      ...next,
      // Untouched, they go on following the file.
      category: next.category === form.category ? draft.category : next.category,
      flags: next.flags === form.flags ? draft.flags : next.flags,
    })
  return (
    <>
      {replay.game === 'th09' ? (
        <Field
          label={formWords.score}
          required
          hint={formWords.scoreHint}
          error={
            tried &&
            problems.score &&
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
      ) : (
        problems.score && <Banner kind="error">{page.tooHigh}</Banner>
      )}
      <ReplayFields
        form={form}
        onChange={change}
        problems={problems.form}
        onSend={onSend}
        proposed={proposeCategory(replay)}
        verdicts={{
          NM: judgeFlag(replay, 'NM'),
          NB: judgeFlag(replay, 'NB'),
          NT: judgeFlag(replay, 'NT'),
          NSY: judgeFlag(replay, 'NSY'),
        }}
      />
    </>
  )
}
