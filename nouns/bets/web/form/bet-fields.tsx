import type { ReactNode } from 'react'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { countCharacters } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { BetCategory } from '../../contract/bet-rows.ts'
import * as limits from '../../rules/bet-limits.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import type { BetDraft, BetField, DraftProblems, Opener } from './bet-draft.ts'
import styles from './bet-fields.module.css'
import { MarginLine } from './margin-line.tsx'
import { OddsChoice } from './odds-choice.tsx'
import { OptionFields } from './option-fields.tsx'
import { SizeFields } from './size-fields.tsx'
import { useCodeWords } from './use-code-words.ts'

export interface BetFieldsProps {
  readonly draft: BetDraft
  readonly onChange: (draft: BetDraft) => void
  readonly opener: Opener
  readonly categories: readonly BetCategory[]
  /** Shown only once somebody tried to send. */
  readonly problems: DraftProblems
  /** What a changed event keeps. `all`: its title, terms, options, odds and size; `size`: its name, size and odds type. */
  readonly stands?: 'all' | 'size' | undefined
  /** Below the base: the budget of the week. */
  readonly budget?: ReactNode
  /** Below the deadline: people who do not stake. */
  readonly people?: ReactNode
}

/** Fields of an event's form. Errors stand beside their fields. */
export function BetFields(props: BetFieldsProps) {
  const { draft, onChange, opener, categories, problems, stands } = props
  const words = useWords(betFormPack)
  const { language } = useLanguage()
  const told = useFieldErrors(problems)
  const set = (change: Partial<BetDraft>) => onChange({ ...draft, ...change })
  const isFixed = stands === 'all'
  return (
    <div className={styles.form}>
      <section className={styles.part} aria-labelledby="bet-about">
        <h2 id="bet-about">{words.about}</h2>
        <div className={styles.pair}>
          <Field label={words.name} hint={words.nameHint} error={told('name')} required>
            <TextInput
              value={draft.name}
              disabled={stands !== undefined}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set({ name: target.value })}
            />
          </Field>
          <Field
            label={words.category}
            error={draft.category === 0 && told('category') ? words.pickCategory : told('category')}
            required
          >
            <Select
              value={String(draft.category)}
              onChange={({ target }) => set({ category: Number(target.value) })}
              options={[
                { value: '0', label: words.pickCategory },
                ...categories
                  .filter(({ HIDDEN, ID }) => HIDDEN === 'N' || ID === draft.category)
                  .map((one) => ({
                    value: String(one.ID),
                    label: language === 'en' ? one.NAMEEN || one.NAME : one.NAME,
                  })),
              ]}
            />
          </Field>
        </div>
        <Field
          label={words.title}
          error={told('title')}
          counter={countCharacters(draft.title.trim(), limits.betTitle, language)}
          required
        >
          <TextInput value={draft.title} disabled={isFixed} onChange={({ target }) => set({ title: target.value })} />
        </Field>
        <Field
          label={words.terms}
          hint={words.termsHint}
          error={told('terms')}
          counter={countCharacters(draft.terms.trim(), limits.betTerms, language)}
          required
        >
          <TextArea
            value={draft.terms}
            disabled={isFixed}
            lines={4}
            onChange={({ target }) => set({ terms: target.value })}
          />
        </Field>
        <p className="faint">{words.kept}</p>
        <Field
          label={words.shown}
          hint={words.shownHint}
          error={told('shown')}
          counter={countCharacters(draft.shown.trim(), limits.betTerms, language)}
        >
          <TextArea value={draft.shown} lines={2} onChange={({ target }) => set({ shown: target.value })} />
        </Field>
      </section>
      <section className={styles.part} aria-labelledby="bet-options">
        <h2 id="bet-options">{words.options}</h2>
        <OptionFields draft={draft} onChange={onChange} problems={problems} fixed={isFixed} error={told('options')} />
        <MarginLine draft={draft} error={told('margin')} />
      </section>
      {stands === undefined && (
        <section className={styles.part} aria-labelledby="bet-how">
          <h2 id="bet-how">{words.how}</h2>
          <OddsChoice draft={draft} onChange={onChange} error={told('multi')} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="bet-size">
        <h2 id="bet-size">{words.size}</h2>
        <SizeFields
          draft={draft}
          onChange={onChange}
          opener={opener}
          fixed={stands !== undefined}
          told={told}
          budget={props.budget}
        />
        {props.people}
      </section>
    </div>
  )
}

/** The words of a field's problem. */
function useFieldErrors({ fields }: DraftProblems) {
  const code = useCodeWords()
  return (field: BetField): string | undefined => {
    const found = fields[field]
    return found && code(found)
  }
}
