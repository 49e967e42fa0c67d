import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { type EmojiSet, emojiPath } from '#rules/rich-text/emoji-sets.ts'
import type { Shown } from './emoji-grid.tsx'
import styles from './emoji-panel.module.css'

interface EmojiTabsProps<Tab extends string> {
  /** Names the list of tabs. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly tab: Tab
  readonly title: (tab: Tab) => string
  readonly onTab: (tab: Tab) => void
  /** Stands beside the tabs. */
  readonly after?: ReactNode
  /** Content of the current tab. */
  readonly children: ReactNode
}

/** Tabs of a panel of emoji, with the content of the current one. A press leaves the focus where it is. */
export function EmojiTabs<Tab extends string>(props: EmojiTabsProps<Tab>) {
  const { label, tabs, tab, title, onTab, after, children } = props
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(tab)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onTab(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
          {tabs.map((of) => (
            <button
              key={of}
              id={`${id}-${of}`}
              type="button"
              role="tab"
              aria-selected={of === tab}
              aria-controls={`${id}-grid`}
              tabIndex={of === tab ? 0 : -1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTab(of)}
            >
              {title(of)}
            </button>
          ))}
        </div>
        {after}
      </div>
      <div id={`${id}-grid`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.body}>
        {children}
      </div>
    </>
  )
}

/** Emoji of the house by their keys (`default/smile`), as a grid shows them; `word` answers their labels. */
export const shownEmoji = (keys: readonly string[], word: (set: EmojiSet, name: string) => string): readonly Shown[] =>
  keys.map((key) => {
    const cut = key.indexOf('/')
    // Safe to cast: the key was validated by `isEmoji` or built from the sets.
    const [set, name] = [key.slice(0, cut) as EmojiSet, key.slice(cut + 1)]
    return { key, src: emojiPath(set, name), label: word(set, name), attrs: { set, name } }
  })
