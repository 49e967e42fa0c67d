import { useEffect, useRef, useState } from 'react'
import { EmojiGrid } from '#editor/emoji/emoji-grid.tsx'
import styles from '#editor/emoji/emoji-panel.module.css'
import { EmojiTabs, shownEmoji } from '#editor/emoji/emoji-tabs.tsx'
import { readRecent, rememberEmoji } from '#editor/emoji/recent-emoji.ts'
import { type EmojiSet, emojiSetNames, emojiSets } from '#rules/rich-text/emoji-sets.ts'
import { useWords } from '#session/words.tsx'
import { emojiPack } from '#words/editor/emoji.pack.ts'
import { emojiCode } from '../rules/message-emoji.ts'
import { messagesPack } from '../words/messages.pack.ts'

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
  const words = useWords(messagesPack)
  const sets = useWords(emojiPack)
  const panel = useRef<HTMLElement>(null)
  const [recent] = useState(readRecent)
  const [tab, setTab] = useState<Tab>(recent.length > 0 ? 'recent' : 'default')
  // Opened by keyboard it takes the focus.
  useEffect(() => {
    if (document.activeElement?.matches(':focus-visible') && document.activeElement.matches('button'))
      panel.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
  }, [])
  const title = (of: Tab) => (of === 'recent' ? words.recentEmoji : sets[of].title)
  const shown = (keys: readonly string[]) =>
    shownEmoji(keys, (set, motif) => (sets[set].names as Readonly<Record<string, string>>)[motif] ?? motif) // some motifs have no name
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
      <EmojiTabs label={words.emoji} tabs={tabs} tab={tab} title={title} onTab={setTab}>
        <EmojiGrid
          key={tab}
          list={shown(keys)}
          empty={words.noRecentEmoji}
          label={title(tab)}
          onChoose={({ set, name: motif }, byKey) => {
            if (!set || !motif) return
            rememberEmoji(`${set}/${motif}`)
            onChoose(emojiCode({ set: set as EmojiSet, name: motif }), byKey) // as made by `shown`
          }}
        />
      </EmojiTabs>
    </section>
  )
}
