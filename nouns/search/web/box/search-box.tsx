import { useLocation } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { searchPath } from '#cards/search/search-path.ts'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { isComposing } from '#design/parts/forms/composition.ts'
import { IconButton } from '#design/parts/icon-button.tsx'
import * as limits from '#rules/search/search-limits.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { searchPlace, siteSearch } from '../site-search.ts'
import { composing } from './composing.ts'
import styles from './search-box.module.css'
import { searchEvent } from './search-event.ts'
import type { ListState } from './use-list-keys.ts'

// Loaded when the box gets the focus: the frame needs only a plain form.
const Suggestions = lazyPart(() => import('./suggestions.tsx').then((part) => part.Suggestions))

export interface SearchBoxProps {
  readonly id: string
  readonly label: string
  /** The box of the frame: it takes the key `/`, and follows the text of the search page. */
  readonly bar?: boolean | undefined
  /** Text at first. */
  readonly text?: string | undefined
  readonly hint: string
  readonly className?: string | undefined
  /** Stands in the form: hidden fields, a key or a button. */
  readonly children?: ReactNode
}

/** A search box with suggestions. Before hydration it is a plain form; on phones it becomes a sheet once it has the focus. */
export function SearchBox({ id, label, bar, text = '', hint, className, children }: SearchBoxProps) {
  const words = useWords().shell
  const go = useGo()
  const list = `${id}-list`
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<Element | null>(null)
  const [awake, setAwake] = useState(false)
  const [sheet, setSheet] = useState(false)
  const [state, setState] = useState<ListState>({ open: false })
  const asked = useAsked()
  const pathOf = (q: string) => searchPath({ ...asked, q, page: undefined })

  const q = asked?.q ?? ''
  const shown = useRef(text)
  useEffect(() => {
    if (q === shown.current) return
    shown.current = q
    if (input.current && input.current !== document.activeElement) input.current.value = q
  }, [q])
  useEffect(() => {
    if (!bar) return
    const take = () => {
      opener.current = document.activeElement
      flushSync(() => setSheet(isSmall()))
      input.current?.focus()
    }
    addEventListener(searchEvent, take)
    return () => removeEventListener(searchEvent, take)
  }, [bar])

  // Runs after the sheet's own end, when the rest of the page is in reach again.
  useEffect(() => {
    if (!sheet) return
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
      opener.current = null
    }
  }, [sheet])

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    if (typed === '') return
    go(pathOf(typed))
    if (sheet) leave()
  }
  const leave = () => {
    setSheet(false)
    input.current?.blur()
  }
  return (
    <search ref={root} className={classNames(styles.search, className)} data-sheet={sheet || undefined}>
      {/* The rest of the page is out of reach while the sheet is open. */}
      <div
        {...(sheet && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
        className={sheet ? styles.sheet : undefined}
      >
        <form action="/search" onSubmit={search} className={styles.form}>
          {sheet && <IconButton icon="chevron-left" label={words.close} onClick={leave} className={styles.leave} />}
          <span className={styles.box}>
            <Icon name="search" size={18} />
            <input
              ref={input}
              id={id}
              name="q"
              type="search"
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={state.open}
              aria-controls={state.open ? list : undefined}
              aria-activedescendant={state.active}
              maxLength={limits.searchText}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={hint}
              defaultValue={text}
              onFocus={() => {
                setAwake(true)
                if (isSmall()) setSheet(true)
              }}
              onInput={() => setAwake(true)}
              onCompositionStart={({ currentTarget }) => {
                currentTarget.dataset[composing] = ''
              }}
              onCompositionEnd={({ currentTarget }) => {
                delete currentTarget.dataset[composing]
              }}
              onKeyDown={(event) => /^E(nter|scape)$/.test(event.key) && isComposing(event) && event.preventDefault()}
            />
            {children}
          </span>
        </form>
        {awake && (
          <Suggestions
            id={list}
            root={root}
            input={input}
            sheet={sheet}
            pathOf={pathOf}
            onState={setState}
            onLeave={leave}
          />
        )}
      </div>
    </search>
  )
}

/** What the search page in view shows; undefined on other pages. */
const useAsked = () => {
  const search = useLocation({ select: ({ pathname, search }) => (pathname === '/search' ? search : undefined) })
  return search && searchPlace(siteSearch({ ...search }))
}

const isSmall = (): boolean => matchMedia('(max-width: 767px)').matches
