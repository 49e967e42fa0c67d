import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '#design/parts/forms/composition.ts'
import { IconButton } from '#design/parts/icon-button.tsx'
import { isBlank } from '#rules/text.ts'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { type ReplayFilter, replaySearchMax, replaySearchTypes } from '../../rules/replay-filters.ts'
import { replayListPath, replaySearch } from './list-address.ts'
import styles from './replay-search-box.module.css'

/**
 * Searches among what the filter leaves: a plain form, so that it works before the scripts do. On phones a
 * button opens it (`shown`).
 */
export function ReplaySearchBox({ filter, shown }: { readonly filter: ReplayFilter; readonly shown: boolean }) {
  const { filters } = useWords().replays
  const go = useGo()
  const input = useRef<HTMLInputElement>(null)
  const problem = useId()
  const { searchType, value, ...rest } = filter
  const [type, setType] = useState(searchType ?? 'name')
  const [empty, setEmpty] = useState(false)

  useEffect(() => {
    if (shown) input.current?.focus()
  }, [shown])
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value ?? ''
    setEmpty(isBlank(text))
    if (isBlank(text)) input.current?.focus()
    else go(replayListPath({ ...rest, searchType: type, value: text }))
  }
  return (
    <search className={styles.search} data-shown={shown || undefined}>
      <form action="/rpy" onSubmit={search} className={styles.form}>
        {Object.entries(replaySearch(rest)).map(([name, kept]) => (
          <input key={name} type="hidden" name={name} value={kept} />
        ))}
        <select
          name="searchType"
          aria-label={filters.searchType}
          value={type}
          onChange={({ target }) => setType(replaySearchTypes.find((known) => known === target.value) ?? 'name')}
        >
          {replaySearchTypes.map((known) => (
            <option key={known} value={known}>
              {filters.searchTypes[known]}
            </option>
          ))}
        </select>
        <input
          ref={input}
          name="value"
          type="search"
          maxLength={replaySearchMax}
          autoComplete="off"
          aria-label={filters.search}
          aria-invalid={empty || undefined}
          aria-describedby={empty ? problem : undefined}
          placeholder={filters.searchHints[type]}
          defaultValue={value ?? ''}
          onChange={() => setEmpty(false)}
          onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
        />
        <IconButton type="submit" size="small" icon="search" label={filters.search} />
      </form>
      {empty && (
        <p id={problem} role="alert" className={styles.problem}>
          {filters.searchEmpty}
        </p>
      )}
    </search>
  )
}
