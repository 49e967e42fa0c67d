import { type EmojiSet, emojiPath, emojiSetNames, emojiSets } from '@patisserie/rules/rich-text/emoji-sets'
import type { Editor as Tiptap } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../design/parts/icon-button.tsx'
import { useLanguage } from '../../session/words.tsx'
import { useBlockWords, useEmojiWords } from '../blocks/block-words.ts'
import { closeThen } from '../blocks/close-then.ts'
import { asOneStep } from '../blocks/insert-block.ts'
import { EmojiGrid, type Shown } from './emoji-grid.tsx'
import { emojiWord } from './emoji-node.ts'
import styles from './emoji-panel.module.css'
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
  const words = useBlockWords()
  const titles = useEmojiWords()
  const { language } = useLanguage()
  const id = useId()
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
  const moveTab = (event: KeyboardEvent) => {
    const at = tabs.indexOf(tab)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    setTab(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  const title = (of: Tab) => (of === 'recent' ? words.emoji.recent : of === 'own' ? words.emoji.own : titles[of].title)
  const shown = (names: readonly string[]): readonly Shown[] =>
    names.map((one) => {
      const cut = one.indexOf('/')
      // Safe to cast: the key was validated by `isEmoji` or built from the sets.
      const [set, name] = [one.slice(0, cut) as EmojiSet, one.slice(cut + 1)]
      return { key: one, src: emojiPath(set, name), label: emojiWord(set, name, language), attrs: { set, name } }
    })
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
      <div className={styles.head}>
        <div role="tablist" aria-label={words.emoji.sets} className={styles.tabs} onKeyDown={moveTab}>
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
              onClick={() => setTab(of)}
            >
              {title(of)}
            </button>
          ))}
        </div>
        <IconButton
          icon="x"
          size="small"
          label={words.close}
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        />
      </div>
      <div id={`${id}-grid`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.body}>
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
      </div>
    </section>
  )
}
