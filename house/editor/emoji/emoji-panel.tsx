import type { Editor as Tiptap } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#design/parts/icon-button.tsx'
import { type EmojiSet, emojiSetNames, emojiSets } from '#rules/rich-text/emoji-sets.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { emojiPack } from '#words/editor/emoji.pack.ts'
import { emojiWord } from '../blocks/emoji-node.ts'
import { asOneStep } from '../blocks/insert-block.ts'
import { closeThen } from '../dialogs/close-then.ts'
import { EmojiGrid } from './emoji-grid.tsx'
import styles from './emoji-panel.module.css'
import { EmojiTabs, shownEmoji } from './emoji-tabs.tsx'
import { OwnEmoji } from './own-emoji.tsx'
import { readRecent, rememberEmoji } from './recent-emoji.ts'

interface EmojiPanelProps {
  readonly editor: Tiptap
  readonly onClose: () => void
}

type Tab = 'recent' | EmojiSet | 'own'

const tabs: readonly Tab[] = ['recent', ...emojiSetNames, 'own']

/**
 * Panel with the recent emoji, the six sets and the member's own emoji. It stays open, so that several can be inserted.
 */
export function EmojiPanel({ editor, onClose }: EmojiPanelProps) {
  const words = useWords(editorBlocksPack)
  const titles = useWords(emojiPack)
  const { language } = useLanguage()
  const panel = useRef<HTMLElement>(null)
  const [recent] = useState(readRecent)
  const [tab, setTab] = useState<Tab>(recent.length > 0 ? 'recent' : 'default')

  // Opened by keyboard, the panel takes the focus. Opened by mouse, the text keeps it. Opened by touch, the text loses
  // it, so that the on-screen keyboard does not cover the panel.
  useEffect(() => {
    const opened = document.activeElement
    if (opened?.matches(':focus-visible') && !editor.view.hasFocus())
      panel.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
    else if (!matchMedia('(pointer: fine)').matches) editor.view.dom.blur()
  }, [editor])
  // The panel gets its height only after its pages are laid out; scroll it into view then.
  useEffect(() => {
    const { current: element } = panel
    if (!element) return
    const watching = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }))
    watching.observe(element)
    return () => watching.disconnect()
  }, [])

  const insert = (attrs: Readonly<Record<string, string>>, byKey: boolean) => {
    asOneStep(editor, () => editor.commands.insertContent({ type: 'emoji', attrs }))
    if (attrs.name) rememberEmoji(`${attrs.set}/${attrs.name}`)
    // On touch screens focusing the text would open the keyboard over the panel.
    if (!byKey && matchMedia('(pointer: fine)').matches) editor.view.focus()
  }
  const close = () => closeThen(editor, onClose, () => undefined)
  const title = (of: Tab) => (of === 'recent' ? words.emoji.recent : of === 'own' ? words.emoji.own : titles[of].title)
  const shown = (keys: readonly string[]) => shownEmoji(keys, (set, name) => emojiWord(set, name, language))
  return (
    <section
      ref={panel}
      aria-label={words.emoji.panel}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      <EmojiTabs
        label={words.emoji.sets}
        tabs={tabs}
        tab={tab}
        title={title}
        onTab={setTab}
        after={
          <IconButton
            icon="x"
            size="small"
            label={words.close}
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
          />
        }
      >
        {tab === 'own' ? (
          <OwnEmoji onChoose={insert} />
        ) : (
          <EmojiGrid
            key={tab}
            list={shown(tab === 'recent' ? recent : emojiSets[tab].names.map((name) => `${tab}/${name}`))}
            empty={words.emoji.noRecent}
            label={title(tab)}
            onChoose={insert}
          />
        )}
      </EmojiTabs>
    </section>
  )
}
