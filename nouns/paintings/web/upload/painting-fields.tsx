import { problemWord } from '#api/refusal-words.ts'
import { Switch } from '#design/parts/forms/checkbox.tsx'
import { ChipPicker } from '#design/parts/forms/chip-picker.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { characters } from '#rules/games/characters.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { gameLabel, gameNumbers } from '#rules/games/games.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as pictureLimits from '#rules/picture-limits.ts'
import { countCharacters } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import * as limits from '../../rules/painting-limits.ts'
import { houseTags, readTag, tagName } from '../../rules/painting-tags.ts'
import { contentNotes, paintingRights } from '../../rules/paintings.ts'
import { tagProblem } from '../../rules/written-painting.ts'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import styles from './painting-fields.module.css'
import { type FormField, formProblem, type PaintingForm } from './painting-form.ts'

export interface PaintingFieldsProps {
  readonly form: PaintingForm
  readonly onChange: (form: PaintingForm) => void
  /** Mistakes are told from the first try on. */
  readonly tried: boolean
  /** Ctrl and Enter in the comment, Enter in the name. */
  readonly onSend: () => void
}

/** What an uploader says about a work: the same when it is hung and when it is edited. */
export function PaintingFields({ form, onChange, tried, onSend }: PaintingFieldsProps) {
  const { words: all, language } = useLanguage()
  const { form: words } = useWords(paintingUploadPack)
  const { tile } = useWords(paintingsPack)
  const set = (change: Partial<PaintingForm>) => onChange({ ...form, ...change })
  const problem = tried ? formProblem(form) : null
  const error = (field: FormField) => problem?.field === field && problemWord(problem.problem, all)
  const picker = (most: number) => ({
    most,
    words: { add: words.add, none: words.none, most: words.most(most), without: words.without, own: words.ownTag },
  })
  const people = characters.map(({ id, ...names }) => ({
    value: id,
    label: names[language],
    also: [names.zh, names.en],
  }))
  return (
    <div className={styles.fields}>
      <Field
        label={words.name}
        required
        error={error('name')}
        counter={countCharacters(form.name.trim(), pictureLimits.paintingName, language)}
      >
        <TextInput
          value={form.name}
          onChange={({ target }) => set({ name: target.value })}
          onEnter={onSend}
          autoComplete="off"
        />
      </Field>
      <Field
        label={words.comment}
        error={error('comment')}
        counter={countCharacters(form.comment.trim(), peopleLimits.comment, language)}
      >
        <TextArea
          lines={3}
          value={form.comment}
          placeholder={words.commentHint}
          onChange={({ target }) => set({ comment: target.value })}
          onSend={onSend}
        />
      </Field>
      <Field label={words.characters} error={error('characters')}>
        <ChipPicker
          {...picker(limits.paintingCharacters)}
          options={people}
          chosen={form.characters}
          onChange={(chosen) => set({ characters: chosen })}
        />
      </Field>
      <Field label={words.games} error={error('games')}>
        <ChipPicker
          {...picker(limits.paintingGames)}
          options={gameNumbers.map((gam) => ({
            value: String(gam),
            label: gameTitle(gam, language),
            also: [gameLabel(gam, 'zh'), gameLabel(gam, 'en'), String(gam)],
          }))}
          chosen={form.games.map(String)}
          onChange={(chosen) => set({ games: chosen.map(Number) })}
        />
      </Field>
      <Field label={words.tags} hint={words.tagsHint} error={error('tags')}>
        <ChipPicker
          {...picker(limits.paintingTags)}
          options={houseTags.map(({ id, ...names }) => ({
            value: id,
            label: names[language],
            also: [names.zh, names.en],
          }))}
          chosen={form.tags}
          labelOf={(tag) => tagName(tag, language)}
          own={(text) => (tagProblem(text) === null ? readTag(text) : null)}
          onChange={(chosen) => set({ tags: chosen })}
        />
      </Field>
      <Field label={words.dragon} hint={words.dragonHint}>
        <Select
          value={form.dragon}
          onChange={({ target }) => set({ dragon: target.value })}
          options={[{ value: '', label: words.dragonNone }, ...people]}
        />
      </Field>
      <RadioGroup
        label={words.rights}
        look="stack"
        value={form.rights}
        onChange={(rights) => set({ rights })}
        options={paintingRights.map((value) => ({ value, label: words.right[value] }))}
      />
      {form.rights === 'permission' && (
        <Field label={words.source} hint={words.sourceHint} required error={error('source')}>
          <TextInput
            value={form.source}
            onChange={({ target }) => set({ source: target.value })}
            onEnter={onSend}
            autoComplete="off"
          />
        </Field>
      )}
      <Field label={words.note} hint={words.noteHint}>
        <Select
          value={form.note}
          onChange={({ target }) => set({ note: contentNotes.find((note) => note === target.value) ?? '' })}
          options={contentNotes.map((value) => ({ value, label: value === '' ? words.noteNone : tile.notes[value] }))}
        />
      </Field>
      <div className={styles.switches}>
        <Switch checked={form.ai} onChange={({ target }) => set({ ai: target.checked })} hint={words.aiHint}>
          {words.ai}
        </Switch>
        <Switch checked={form.commentable} onChange={({ target }) => set({ commentable: target.checked })}>
          {words.commentable}
        </Switch>
      </div>
    </div>
  )
}
