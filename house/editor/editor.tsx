import '#cards/text/rich-text.css'
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '#session/lazy-part.tsx'
import { BlockLayer } from './block-layer.tsx'
import { onceComposed } from './blocks/once-composed.ts'
import { CountLine } from './count-line.tsx'
import { written } from './document/read-document.ts'
import { takeTyped } from './document/take-typed.ts'
import { WaitingQuotes } from './document/waiting-quotes.ts'
import { beginningOfDraft, textOf } from './draft/beginning-of-draft.ts'
import { DraftLine } from './draft/draft-line.tsx'
import { StayWithText } from './draft/stay-with-text.tsx'
import { useDraft } from './draft/use-draft.ts'
import styles from './editor.module.css'
import type { Box, EditorProps, Span } from './editor-types.ts'
import text from './text.module.css'
import { Toolbar } from './toolbar/toolbar.tsx'
import { TopicContext, topicOf } from './topic-context.ts'
import { useChanges } from './use-changes.ts'
import { useDock } from './use-dock.ts'
import { useEditorProps } from './use-editor-props.ts'
import { usePictureLimit } from './use-picture-limit.ts'
import { useTiptap } from './use-tiptap.ts'

const late = () => import('./draft/late-parts.ts')
const FoundDraft = lazyPart(() => late().then((part) => part.FoundDraft))
const GuestCopy = lazyPart(() => late().then((part) => part.GuestCopy))
const MailFirst = lazyPart(() => late().then((part) => part.MailFirst))
const NewerDraft = lazyPart(() => late().then((part) => part.NewerDraft))
const OtherTabs = lazyPart(() => late().then((part) => part.OtherTabs))

/** The rich text editor. Load it on intent, through `EditorPart`. */
export function Editor(props: EditorProps) {
  const {
    place,
    initial,
    language,
    placeholder,
    typed,
    pictures: asked,
    fills = false,
    onChange,
    ref,
    children,
  } = props
  const pictures = usePictureLimit(asked)
  const [editor, host] = useTiptap(initial, language)
  const { keeper, draft } = useDraft(editor, props)
  const root = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const read = () => written(editor, pictures)
  const { blank, now } = useChanges(editor, read, onChange)
  useEditorProps(editor, { ...props, toolbar, onSave: () => void keeper.save() })
  useDock(editor, fills ? null : root, toolbar)

  const findTyped = useRef((_box: Box): Span | null => null)
  const begin = useEffectEvent(() => {
    if (typed) findTyped.current = takeTyped(editor, typed)
  })
  useLayoutEffect(() => void begin(), [])
  const [quotes] = useState(() => new WaitingQuotes(editor))
  useEffect(() => {
    editor.on('transaction', quotes.follow)
    return () => void editor.off('transaction', quotes.follow)
  }, [editor, quotes])
  // Saves pending changes locally when the editor unmounts.
  useEffect(() => keeper.flush, [keeper])

  const focusText = () => editor.view.focus()
  useImperativeHandle(ref, () => ({
    read: () => {
      if (!editor.view.composing) quotes.insert()
      return read()
    },
    focus: focusText,
    insertQuote: (quoted, box) => {
      quotes.ask(quoted, box ? findTyped.current(box) : null)
      if (!editor.view.composing) focusText()
      void keeper.begun.then(() => onceComposed(editor, () => quotes.insert()))
    },
    save: keeper.save,
    keep: keeper.keep,
    posted: keeper.posted,
  }))
  return (
    <div ref={root} className={styles.editor} data-fills={fills || undefined}>
      <Toolbar ref={toolbar} editor={editor} language={language} />
      <div className={styles.notices}>
        <MailFirst />
        {draft.guest && <GuestCopy keeper={keeper} draft={draft} beginningOf={beginningOfDraft} />}
        {draft.found && (
          <FoundDraft keeper={keeper} draft={draft} beginningOf={beginningOfDraft} focusText={focusText} />
        )}
        <NewerDraft keeper={keeper} draft={draft} read={read} textOf={textOf} focusText={focusText} />
        <OtherTabs keeper={keeper} place={place} beginningOf={beginningOfDraft} focusText={focusText} />
      </div>
      <div className={styles.paper}>
        <div ref={host} className={`${text.text} ${styles.text}`} />
        {blank && (
          <p className={`rt ${styles.placeholder}`} aria-hidden="true">
            {placeholder}
          </p>
        )}
      </div>
      <TopicContext value={topicOf(place)}>
        <BlockLayer editor={editor} language={language} />
      </TopicContext>
      <div className={styles.foot}>
        <div className={styles.state}>
          <DraftLine keeper={keeper} draft={draft} />
          <CountLine now={now} most={pictures} />
        </div>
        <div className={styles.acts}>{children}</div>
      </div>
      <StayWithText unsaved={draft.kept === 'unsaved'} keep={keeper.keep} />
    </div>
  )
}
