import { useLocation } from '@tanstack/react-router'
import { type RefObject, useState, useSyncExternalStore } from 'react'
import { useRead } from '#api/reads.ts'
import { useSession } from '#session/session-context.ts'
import { useLanguage } from '#session/words.tsx'
import { search } from '../../contract/search.ts'
import { suggestPack } from '../../words/suggest.pack.ts'
import { clearSearches, keepSearch, recentSearches } from './recent-searches.ts'
import type { Suggestion } from './suggestion.ts'
import { type Around, suggestionGroups } from './suggestion-groups.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import styles from './suggestions.module.css'
import { type ListState, useListKeys } from './use-list-keys.ts'
import { useSheet } from './use-sheet.ts'
import { useTypedText } from './use-typed-text.ts'

export interface SuggestionsProps {
  readonly id: string
  readonly root: RefObject<HTMLElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** The box takes the whole screen of a phone. */
  readonly sheet: boolean
  readonly pathOf: (q: string) => string
  readonly onState: (state: ListState) => void
  /** Gives up the box. */
  readonly onLeave: () => void
}

/** The list below a search box: what the typed text may mean. The focus stays in the box. */
export function Suggestions({ id, root, input, sheet, pathOf, onState, onLeave }: SuggestionsProps) {
  const { language } = useLanguage()
  const words = suggestPack(language)
  const { store } = useSession()
  const writer = useSyncExternalStore(store.subscribe, store.writer, () => '')
  const [, setCleared] = useState(0)
  const { text, settled, changes } = useTypedText(input)
  const around = useAround()
  const { value } = useRead(
    search.calls.suggest,
    { value: settled },
    { enabled: settled !== '' && text !== '', quiet: true, keep: true },
  )
  const recent = text === '' ? recentSearches(writer) : []
  const found = settled === '' ? undefined : value
  const groups = suggestionGroups({ text, pathOf, around, found, recent, language, words })
  const options = groups.flatMap(({ items }) => items)
  const close = () => {
    if (sheet) onLeave()
  }
  const idOf = (at: number) => `${id}-${at}`
  const keys = useListKeys({ root, input, sheet, changes, count: options.length, idOf, onState, onLeave })
  useSheet(root, sheet, onLeave)

  const choose = (chosen: Suggestion) => {
    const box = input.current
    if (!box) return
    if ('put' in chosen) {
      box.value = chosen.put
      box.focus()
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      return
    }
    if (chosen.search) {
      box.value = chosen.search
      keepSearch(writer, chosen.search)
    }
    keys.close()
    close()
  }
  const clear = () => {
    clearSearches(writer)
    setCleared((times) => times + 1)
    input.current?.focus()
  }
  if (!keys.open && !sheet) return null
  return (
    <div className={styles.popup} hidden={options.length === 0 && !sheet}>
      {recent.length > 0 && (
        <button type="button" className={styles.clear} onClick={clear}>
          {words.clear}
        </button>
      )}
      {options.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <div id={id} role="listbox" aria-label={words.label} className={styles.list}>
        {groups.map(({ name, title, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
          <div key={name} role="group" aria-label={title ?? words.act} className={styles[name]}>
            {title && (
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
            )}
            {items.map((item) => {
              const at = options.indexOf(item)
              return (
                <SuggestionOption
                  key={at}
                  id={idOf(at)}
                  item={item}
                  active={at === keys.active}
                  onChoose={() => choose(item)}
                />
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {settled === text &&
          value !== undefined &&
          text !== '' &&
          words.found(groups.filter(({ name }) => name !== 'whole').reduce((all, { items }) => all + items.length, 0))}
      </p>
    </div>
  )
}

/** The club, topic or person whose page is in view. */
function useAround(): Around | null {
  const path = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
  const { pathname, searchParams } = new URL(path, 'http://site')
  const [m, t] = [Number(searchParams.get('m')), Number(searchParams.get('t'))]
  const person = Number(/^\/p\/(\d+)$/.exec(pathname)?.[1])
  if (person) return { kind: 'person', id: person }
  if (pathname !== '/ms') return null
  if (t) return { kind: 'topic', id: t }
  return m ? { kind: 'club', id: m } : null
}
