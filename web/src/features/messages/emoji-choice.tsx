import { emojiCode } from '@patisserie/rules/people/message-emoji'
import { type EmojiSet, emojiPath, emojiSetNames, emojiSets } from '@patisserie/rules/rich-text/emoji-sets'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useEmojiWords } from '../../editor/blocks/block-words.ts'
import { EmojiGrid, type Shown } from '../../editor/emoji/emoji-grid.tsx'
import styles from '../../editor/emoji/emoji-panel.module.css'
import { readRecent, rememberEmoji } from '../../editor/emoji/recent-emoji.ts'
import { useMessagesWords } from './messages-words.ts'

export interface EmojiChoiceProps {
  readonly id: string
  /** `byKey`: chosen by keyboard, so the focus stays here. */
  readonly onChoose: (code: string, byKey: boolean) => void
  readonly onClose: () => void
}

type Tab = 'recent' | EmojiSet

const tabs: readonly Tab[] = ['recent', ...emojiSetNames]

/** The recent emoji and the six sets of the house. It stays open, so that several can be chosen. */
export function EmojiChoice({ id, onChoose, onClose }: EmojiChoiceProps) {
  const words = useMessagesWords()
  const sets = useEmojiWords()
  const name = useId()
  const panel = useRef<HTMLElement>(null)
  const [recent] = useState(readRecent)
  const [tab, setTab] = useState<Tab>(recent.length > 0 ? 'recent' : 'default')
  // Opened by keyboard it takes the focus.
  useEffect(() => {
    if (document.activeElement?.matches(':focus-visible') && document.activeElement.matches('button'))
      panel.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
  }, [])
  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(tab)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    setTab(next)
    document.getElementById(`${name}-${next}`)?.focus()
  }
  const title = (of: Tab) => (of === 'recent' ? words.recentEmoji : sets[of].title)
  const shown = (key: string): Shown => {
    const cut = key.indexOf('/')
    const [set, motif] = [key.slice(0, cut) as EmojiSet, key.slice(cut + 1)] // of the sets, or looked at by `readRecent`
    const names: Readonly<Record<string, string>> = sets[set].names
    return { key, src: emojiPath(set, motif), label: names[motif] ?? motif, attrs: { set, name: motif } }
  }
  const keys = tab === 'recent' ? recent : emojiSets[tab].names.map((motif) => `${tab}/${motif}`)
  return (
    <section
      ref={panel}
      id={id}
      aria-label={words.emoji}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.head}>
        <div role="tablist" aria-label={words.emoji} className={styles.tabs} onKeyDown={move}>
          {tabs.map((of) => (
            <button
              key={of}
              id={`${name}-${of}`}
              type="button"
              role="tab"
              aria-selected={of === tab}
              aria-controls={`${name}-grid`}
              tabIndex={of === tab ? 0 : -1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setTab(of)}
            >
              {title(of)}
            </button>
          ))}
        </div>
      </div>
      <div id={`${name}-grid`} role="tabpanel" aria-labelledby={`${name}-${tab}`} className={styles.body}>
        <EmojiGrid
          key={tab}
          list={keys.map(shown)}
          empty={words.noRecentEmoji}
          label={title(tab)}
          onChoose={({ set, name: motif }, byKey) => {
            if (!set || !motif) return
            rememberEmoji(`${set}/${motif}`)
            onChoose(emojiCode({ set: set as EmojiSet, name: motif }), byKey) // as made by `shown`
          }}
        />
      </div>
    </section>
  )
}
