import type { Editor as Tiptap } from '@tiptap/core'
import { useContext, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { writing } from '#contract/writing.ts'
import { Head } from '#design/art/heads/head.tsx'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { deskOf, type MentionQuery } from '../../blocks/block-desk.ts'
import { asOneStep } from '../../blocks/insert-block.ts'
import { closeMention } from '../../blocks/mention-search.ts'
import { TopicContext } from '../../topic-context.ts'
import { useSettled } from '../use-settled.ts'
import styles from './mention-card.module.css'
import { placeAtCaret } from './place-at-caret.ts'

interface MentionCardProps {
  readonly editor: Tiptap
  readonly query: MentionQuery
}

/** Members whose names match the text after `@`. The focus stays in the text; arrows choose, Enter or Tab accepts. */
export function MentionCard({ editor, query }: MentionCardProps) {
  const words = useWords(editorBlocksPack)
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const asked = useSettled(query.text, typingMs)
  const t = useContext(TopicContext)
  const question = { aite: asked, ...(t === undefined ? {} : { t }) }
  const { value, loading, stale } = useRead(writing.calls.mention, question, { quiet: true, keep: true })
  const found = asked === query.text && !stale ? value : undefined
  // until the answer is there, those of the one before who are called so too
  const people = found ?? (value ?? []).filter((person) => isCalled(person, query.text))
  const at = Math.min(current, people.length - 1)

  const choose = (index: number) => {
    const person = people[index]
    if (!person) return
    const { from, to } = query
    const name = { type: 'mention', attrs: { uid: person.UID, label: person.NICK } }
    asOneStep(editor, () => {
      const blank = { type: 'text', text: ' ' }
      editor.chain().focus().insertContentAt({ from, to }, [name, blank]).run()
    })
  }
  const press = useEffectEvent((key: string): boolean => {
    if (people.length === 0) return false
    if (key === 'ArrowDown' || key === 'ArrowUp')
      setCurrent((at + (key === 'ArrowDown' ? 1 : -1) + people.length) % people.length)
    else if (key === 'Enter' || key === 'Tab') choose(at)
    else return false
    return true
  })
  useEffect(() => {
    const desk = deskOf(editor)
    desk.mentionKey = press
    return () => {
      desk.mentionKey = null
    }
  }, [editor])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its first answer
  useEffect(() => setCurrent(0), [asked])

  useLayoutEffect(() => {
    const { current: popover } = card
    if (!popover) return
    popover.showPopover()
    const at = (place: number) => editor.view.coordsAtPos(Math.min(place, editor.state.doc.content.size))
    // A name may go on in the next line.
    const placing = placeAtCaret(popover, () => ({ ...at(query.from), bottom: at(query.to).bottom }))
    return () => placing.abort()
  }, [editor, query.from, query.to])

  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-autocomplete', 'list')
    dom.setAttribute('aria-controls', id)
    if (people.length > 0) dom.setAttribute('aria-activedescendant', `${id}-${at}`)
    else dom.removeAttribute('aria-activedescendant')
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) dom.removeAttribute(name)
    }
  }, [editor, id, at, people.length])

  const close = useEffectEvent(() => editor.view.dispatch(closeMention(editor.state, query.from)))
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', leave, true)
    return () => document.removeEventListener('pointerdown', leave, true)
  }, [])

  return (
    <div ref={card} popover="manual" className={styles.card}>
      <div id={id} role="listbox" aria-label={words.mention.list} className={styles.list}>
        {people.map(({ UID, NICK, HAVEHEAD }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are pressed in the text, where the focus stays
          <div
            key={UID}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.person}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setCurrent(index)}
            onClick={() => choose(index)}
          >
            <Head id={UID} src={HAVEHEAD || null} size={32} alt="" />
            <span className="ellipsis">{NICK}</span>
            <span className={styles.number}>{UID}</span>
          </div>
        ))}
      </div>
      {people.length === 0 && (
        <p className={styles.note}>
          {found ? words.mention.none : <span className={styles.dots} aria-hidden="true" />}
        </p>
      )}
      {people.length > 0 && <p className={styles.keys}>{words.mention.keys}</p>}
      <p className="visually-hidden" role="status">
        {found && !loading ? words.mention.found(people.length) : ''}
      </p>
    </div>
  )
}

const typingMs = 180

const isCalled = ({ NICK }: { readonly NICK: string }, text: string): boolean =>
  NICK.toLowerCase().includes(text.toLowerCase())
