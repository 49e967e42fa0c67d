import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './chip-picker.module.css'
import { isComposing } from './composition.ts'
import { useFieldControl } from './field-control.ts'

export type PickerOption = {
  value: string
  label: string
  /** Further names by which it is found. */
  also?: readonly string[] | undefined
}

export type ChipPickerProps = {
  options: readonly PickerOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** The most that may be chosen. */
  most: number
  /** The label of a chosen value that is not among the options. */
  labelOf?: ((value: string) => string) | undefined
  /** With it, own text may be chosen too: the value it stands for, or null while it is none. */
  own?: ((text: string) => string | null) | undefined
  words: {
    /** Stands in the empty box. */
    add: string
    none: string
    most: string
    own?: ((text: string) => string) | undefined
    without: (label: string) => string
  }
}

/**
 * Several of a list, as chips in a box with a search field. Nothing is searched or chosen while an input method
 * composes.
 */
export function ChipPicker({ options, chosen, onChange, most, labelOf, own, words }: ChipPickerProps) {
  const control = useFieldControl()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  /** What the list is searched for: the text, but never a half composed one. */
  const [sought, setSought] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const full = chosen.length >= most
  const found = matching(options, sought).filter(({ value }) => !chosen.includes(value))
  const ownValue = own && sought.trim() !== '' ? own(sought) : null
  const offersOwn = ownValue !== null && !chosen.includes(ownValue) && !found.some(({ value }) => value === ownValue)
  const rows = [
    ...found.slice(0, mostRows),
    ...(offersOwn ? [{ value: ownValue, label: words.own?.(sought.trim()) ?? sought.trim() }] : []),
  ]
  const active = Math.min(at, rows.length - 1)
  const shown = open && !full

  const search = (typed: string) => {
    setSought(typed)
    setOpen(true)
    setAt(0)
  }
  const take = (value: string) => {
    onChange([...chosen, value])
    setText('')
    setSought('')
    setAt(0)
  }
  const choose = (value: string) => {
    take(value)
    input.current?.focus()
  }
  /** A word of one's own that was typed without Enter is taken too: it would be lost when the form is sent. */
  const leave = () => {
    setOpen(false)
    const same = found.find((option) => namesOf(option).includes(fold(sought)))
    if (own && !full && (same || offersOwn)) take(same?.value ?? ownValue ?? '')
  }
  const drop = (value: string) => {
    onChange(chosen.filter((one) => one !== value))
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined) return drop(last)
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      return setOpen(false)
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!shown) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      return setAt((active + step + rows.length) % Math.max(1, rows.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const row = rows[active]
      if (shown && row && (sought !== '' || at > 0)) choose(row.value)
    }
  }
  const label = (value: string) => options.find((option) => option.value === value)?.label ?? labelOf?.(value) ?? value
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave
    <div
      className={styles.picker}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave()
      }}
    >
      <div className={styles.box}>
        {chosen.map((value) => (
          <span key={value} className={styles.chip}>
            <span className="ellipsis">{label(value)}</span>
            <button
              type="button"
              className={styles.drop}
              aria-label={words.without(label(value))}
              onClick={() => drop(value)}
            >
              <Icon name="x" size={14} />
            </button>
          </span>
        ))}
        <input
          {...control}
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shown && rows[active] ? `${list}-${active}` : undefined}
          autoComplete="off"
          value={text}
          readOnly={full}
          placeholder={full ? words.most : words.add}
          className={styles.input}
          onChange={({ target, nativeEvent }) => {
            setText(target.value)
            if (!('isComposing' in nativeEvent) || !nativeEvent.isComposing) search(target.value)
          }}
          onCompositionEnd={({ currentTarget }) => search(currentTarget.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
      </div>
      <div id={list} role="listbox" aria-label={words.add} hidden={!shown} className={styles.list}>
        {rows.map((row, n) => (
          // The field keeps the focus and handles the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles keys
          <div
            key={row.value}
            id={`${list}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === active}
            className={classNames(styles.row, n === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(row.value)}
          >
            {row.label}
          </div>
        ))}
        {rows.length === 0 && <p className={styles.none}>{words.none}</p>}
      </div>
    </div>
  )
}

const matching = (options: readonly PickerOption[], sought: string): readonly PickerOption[] => {
  const wanted = fold(sought)
  if (wanted === '') return options
  const starting = options.filter((option) => namesOf(option).some((name) => name.startsWith(wanted)))
  const holding = options.filter((option) => namesOf(option).some((name) => name.includes(wanted)))
  return [...new Set([...starting, ...holding])]
}

const namesOf = ({ label, also = [] }: PickerOption): readonly string[] => [label, ...also].map(fold)

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const mostRows = 60
