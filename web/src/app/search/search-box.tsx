import type { SubmitEvent } from 'react'
import { Icon } from '../../design/icons/icon.tsx'
import { isComposing } from '../../design/parts/forms/composition.ts'
import { Kbd } from '../../design/parts/moving/kbd.tsx'
import { useGo } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'
import styles from './search-box.module.css'

/** Site search in the top bar. A plain form with an action, so that it works before hydration. */
export function SearchBox() {
  const words = useWords().shell
  const go = useGo()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (q !== '') go(`/search?${new URLSearchParams({ q })}`)
  }
  return (
    <search className={styles.search}>
      <form action="/search" onSubmit={search} className={styles.form}>
        <Icon name="search" size={18} />
        <input
          id={searchInputId}
          name="q"
          type="search"
          maxLength={60}
          autoComplete="off"
          aria-label={words.search}
          placeholder={words.searchHint}
          onKeyDown={(event) => /^E(nter|scape)$/.test(event.key) && isComposing(event) && event.preventDefault()}
        />
        <Kbd>/</Kbd>
      </form>
    </search>
  )
}

export const searchInputId = 'site-search'
