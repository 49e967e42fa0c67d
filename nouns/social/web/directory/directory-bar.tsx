import type { SubmitEvent } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { directorySorts } from '#rules/people/presence.ts'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { directoryPack } from '../../words/directory.pack.ts'
import styles from './directory-page.module.css'
import { directoryPath } from './directory-path.ts'
import { type DirectorySearch, directorySearch } from './directory-search.ts'

/** The directory's box and order. The box asks on Enter: what an input method composes is no name yet. */
export function DirectoryBar({ search }: { readonly search: DirectorySearch }) {
  const words = useWords(directoryPack)
  const go = useGo()
  const { q = '', sort = 'newest' } = search
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    go(directoryPath(directorySearch({ q: typed, sort })))
  }
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <form action="/members" onSubmit={find} className={styles.form}>
          <TextInput
            round
            icon="search"
            name="q"
            type="search"
            data-unasked
            maxLength={60}
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={q}
            aria-label={words.label}
            placeholder={words.hint}
          />
          <Button type="submit">{words.act}</Button>
        </form>
      </search>
      <Select
        prefix={words.sort}
        value={sort}
        options={directorySorts.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={({ target: { value } }) => go(directoryPath(directorySearch({ q, sort: value })))}
      />
    </div>
  )
}
