import { useState } from 'react'
import { PictureField } from '#cards/picture-field.tsx'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { countCharacters } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import * as limits from '../../rules/bet-limits.ts'
import { betRates } from '../../rules/bet-rates.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import {
  type BetDraft,
  type DraftOption,
  type DraftProblems,
  emptyOption,
  typedOdds,
  withChances,
} from './bet-draft.ts'
import styles from './bet-fields.module.css'
import { factorText } from './factor-text.ts'
import { useCodeWords } from './use-code-words.ts'

export interface OptionFieldsProps {
  readonly draft: BetDraft
  readonly onChange: (draft: BetDraft) => void
  readonly problems: DraftProblems
  /** Labels and odds stand; pictures still change. */
  readonly fixed: boolean
  readonly error: string | undefined
}

/** The options of an event: label, odds and picture each, and odds from chances. */
export function OptionFields({ draft, onChange, problems, fixed, error }: OptionFieldsProps) {
  const words = useWords(betFormPack)
  const [isReckoning, setReckoning] = useState(false)
  const [tried, setTried] = useState(false)
  const { options } = draft
  const change = (key: number, to: Partial<DraftOption>) =>
    onChange({ ...draft, options: options.map((option) => (option.key === key ? { ...option, ...to } : option)) })
  const add = () => onChange({ ...draft, options: [...options, emptyOption(Math.max(...keysOf(draft)) + 1)] })
  const remove = (key: number) => onChange({ ...draft, options: options.filter((option) => option.key !== key) })
  const work = () => {
    const made = withChances(draft)
    setTried(!made)
    if (made) onChange(made)
  }
  return (
    <>
      {!fixed && (
        <div className={styles.helper}>
          <Button size="small" aria-expanded={isReckoning} onClick={() => setReckoning(!isReckoning)}>
            {words.fromChances}
          </Button>
          {isReckoning && (
            <>
              <p className="mute">{words.fromChancesText(String(betRates.margin[draft.oddsType] / 1_000))}</p>
              <Button size="small" variant="primary" onClick={work}>
                {words.work}
              </Button>
              {tried && (
                <p role="alert" className={styles.error}>
                  {words.chancesMissing}
                </p>
              )}
            </>
          )}
        </div>
      )}
      <ol className={styles.options}>
        {options.map((option, at) => (
          <OptionRow
            key={option.key}
            option={option}
            place={at + 1}
            fixed={fixed}
            chances={isReckoning}
            problems={problems.options[at] ?? {}}
            onChange={(to) => change(option.key, to)}
            onRemove={options.length > 2 ? () => remove(option.key) : undefined}
          />
        ))}
      </ol>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {!fixed && (
        <div>
          <Button icon="plus" disabled={options.length >= limits.betOptions} onClick={add}>
            {options.length >= limits.betOptions ? words.most : words.add}
          </Button>
        </div>
      )}
    </>
  )
}

const keysOf = ({ options }: BetDraft): number[] => options.map(({ key }) => key)

interface OptionRowProps {
  readonly option: DraftOption
  readonly place: number
  readonly fixed: boolean
  /** A field for the option's chance is shown. */
  readonly chances: boolean
  readonly problems: { readonly label?: string; readonly odds?: string }
  readonly onChange: (to: Partial<DraftOption>) => void
  readonly onRemove: (() => void) | undefined
}

function OptionRow({ option, place, fixed, chances, problems, onChange, onRemove }: OptionRowProps) {
  const words = useWords(betFormPack)
  const code = useCodeWords()
  const { language } = useLanguage()
  const [hasPicture, setPicture] = useState(option.image !== '')
  const odds = typedOdds(option.odds)
  return (
    <li className={styles.option}>
      <Field
        label={words.labelOf(place)}
        error={problems.label && code(problems.label)}
        counter={countCharacters(option.label.trim(), limits.betOption, language)}
        className={styles.label}
        required
      >
        <TextInput value={option.label} disabled={fixed} onChange={({ target }) => onChange({ label: target.value })} />
      </Field>
      {chances && !fixed && (
        <Field label={<Short long={words.chanceOf(place)}>{words.chanceShort}</Short>} className={styles.number}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={option.chance}
            onChange={({ target }) => onChange({ chance: target.value })}
          />
        </Field>
      )}
      <Field
        label={<Short long={words.oddsOf(place)}>{words.oddsShort}</Short>}
        hint={odds > 0 ? words.pays(factorText(odds + 1_000)) : words.paysNothing}
        error={problems.odds && code(problems.odds)}
        className={styles.number}
        required
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={option.odds}
          disabled={fixed}
          onChange={({ target }) => onChange({ odds: target.value })}
        />
      </Field>
      <div className={styles.acts}>
        {!hasPicture && (
          <Button
            size="small"
            icon="image-plus"
            aria-label={words.addPictureOf(place)}
            onClick={() => setPicture(true)}
          >
            {words.addPicture}
          </Button>
        )}
        {!fixed && onRemove && (
          <Button size="small" icon="trash-2" aria-label={words.removeOf(place)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
      {hasPicture && (
        <div className={styles.picture}>
          <PictureField
            square
            words={{ ...words.picture, label: words.pictureOf(place), alt: words.pictureOf(place) }}
            value={option.image}
            onChange={(image) => onChange({ image })}
          />
        </div>
      )}
    </li>
  )
}

/** A short label on the page, and all of it to screen readers. */
function Short({ long, children }: { readonly long: string; readonly children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{long}</span>
    </>
  )
}
