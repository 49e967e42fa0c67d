import { problemWord } from '#api/refusal-words.ts'
import { PictureField } from '#cards/picture-field.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Checkbox, Switch } from '#design/parts/forms/checkbox.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import * as limits from '#rules/people/people-limits.ts'
import { countCharacters } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import {
  type FlagVerdict,
  type ReplayCategory,
  type ReplayFlag,
  replayCategories,
  replayFlags,
} from '../../rules/replays.ts'
import { runFactsPack } from '../../words/run/run-facts.pack.ts'
import { uploadPack } from '../../words/upload.pack.ts'
import styles from './replay-fields.module.css'
import type { FormProblems, ReplayForm } from './replay-form.ts'

export interface ReplayFieldsProps {
  readonly form: ReplayForm
  readonly onChange: (form: ReplayForm) => void
  readonly problems: FormProblems
  /** Ctrl and Enter in the note. */
  readonly onSend: () => void
  /** Category suggested by the file. */
  readonly proposed?: ReplayCategory | undefined
  /** For each claim, whether the file proves or contradicts it. */
  readonly verdicts?: Readonly<Record<ReplayFlag, FlagVerdict>> | undefined
}

/** Category, note, claims, visibility and screenshot: the part of a replay its uploader writes. */
export function ReplayFields({ form, onChange, problems, onSend, proposed, verdicts }: ReplayFieldsProps) {
  const { words, language } = useLanguage()
  const { replays } = words
  const facts = useWords(runFactsPack)
  const uploadWords = useWords(uploadPack)
  const { form: formWords } = uploadWords
  const set = (change: Partial<ReplayForm>) => onChange({ ...form, ...change })
  return (
    <div className={styles.fields}>
      <div>
        <RadioGroup
          label={formWords.category}
          look="stack"
          className={styles.categories}
          value={form.category}
          onChange={(category) => set({ category })}
          options={replayCategories.map((category) => ({
            value: category,
            label: (
              <>
                {replays.categories[category]}
                {category === proposed && (
                  <Chip tint="honey" className={styles.chip}>
                    {formWords.proposed}
                  </Chip>
                )}
              </>
            ),
            hint: uploadWords.categoryHints[category],
          }))}
        />
        {problems.category && (
          <p className={styles.problem} role="alert" tabIndex={-1}>
            {uploadWords.page.slow}
          </p>
        )}
      </div>
      <Field
        label={formWords.comment}
        hint={formWords.commentHint}
        counter={countCharacters(form.comment, limits.comment, language)}
        error={problems.comment && problemWord(problems.comment, words)}
      >
        <TextArea lines={3} value={form.comment} onChange={(e) => set({ comment: e.target.value })} onSend={onSend} />
      </Field>
      <fieldset>
        <legend className={styles.legend}>{formWords.flags}</legend>
        <p className={styles.hint}>{formWords.flagsHint}</p>
        <div className={styles.flags}>
          {replayFlags.map((flag) => (
            <Checkbox
              key={flag}
              checked={form.flags[flag]}
              onChange={(e) => set({ flags: { ...form.flags, [flag]: e.target.checked } })}
              hint={uploadWords.flagHints[flag]}
            >
              <b>{flag}</b> {facts.flags[flag]}
              {verdicts && form.flags[flag] && (
                <Chip tint={tints[verdicts[flag]]} className={styles.chip}>
                  {replays.verdicts[verdicts[flag]]}
                </Chip>
              )}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className={styles.switches}>
        <Switch checked={form.open} onChange={(e) => set({ open: e.target.checked })} hint={formWords.openHint}>
          {formWords.openTitle}
        </Switch>
        <Switch
          checked={form.commentable}
          onChange={(e) => set({ commentable: e.target.checked })}
          hint={formWords.commentableHint}
        >
          {formWords.commentableTitle}
        </Switch>
      </div>
      <PictureField
        value={form.screen}
        onChange={(screen) => set({ screen })}
        words={{ ...formWords.screen, busy: uploadWords.page.progress, sending: uploadWords.page.sending }}
      />
    </div>
  )
}

const tints = { verified: 'matcha', contradicted: 'straw', claimed: 'plain' } as const satisfies Record<
  FlagVerdict,
  string
>
