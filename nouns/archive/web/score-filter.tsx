import { type FormEvent, useState } from 'react'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link, useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { archivePack } from '../words/archive.pack.ts'
import styles from './archive-filters.module.css'
import { type ArchiveSearch, archivePath } from './archive-routes.ts'

const written = (score: number | undefined): string => (score === undefined ? '' : formatNumber(score))
/** Separators and units that people type do not matter. */
const read = (text: string): { score?: number } => {
  const digits = text.replace(/\D/g, '').slice(0, 11)
  return digits === '' ? {} : { score: Number(digits) }
}

/** Score from and to, and the signature: what is typed becomes the address. */
export function ScoreFilter({ view }: { readonly view: ArchiveSearch }) {
  const { filters } = useWords(archivePack)
  const go = useGo()
  const { from, to, pilot, ...rest } = view
  const [typed, setTyped] = useState({ from: written(from), to: written(to), pilot: pilot ?? '' })
  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    const [low, high] = [read(typed.from).score, read(typed.to).score]
    go(
      archivePath({
        ...rest,
        ...(low === undefined ? {} : { from: low }),
        ...(high === undefined ? {} : { to: high }),
        pilot: typed.pilot,
      }),
    )
  }
  const put = (name: keyof typeof typed) => (value: string) => setTyped({ ...typed, [name]: value })
  const set = from !== undefined || to !== undefined || pilot !== undefined
  return (
    <form className={styles.form} data-unasked onSubmit={apply} aria-label={filters.range}>
      <Field label={filters.pilot}>
        <TextInput
          value={typed.pilot}
          placeholder={filters.pilotHint}
          maxLength={40}
          onChange={({ target }) => put('pilot')(target.value)}
          onEnter={apply}
        />
      </Field>
      <Field label={filters.from}>
        <TextInput
          inputMode="numeric"
          value={typed.from}
          onChange={({ target }) => put('from')(target.value)}
          onEnter={apply}
        />
      </Field>
      <Field label={filters.to}>
        <TextInput
          inputMode="numeric"
          value={typed.to}
          onChange={({ target }) => put('to')(target.value)}
          onEnter={apply}
        />
      </Field>
      <span className={styles.buttons}>
        <Button type="submit" icon="search">
          {filters.apply}
        </Button>
        {set && (
          <Link to={archivePath(rest)} stay className={buttonClass({ variant: 'quiet' })}>
            {filters.clear}
          </Link>
        )}
      </span>
    </form>
  )
}
