import type { Editor as Tiptap } from '@tiptap/core'
import { type ComponentType, type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect } from 'react'
import type { Language } from '#rules/language.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { written } from '../../document/read-document.ts'
import type { RichDocument } from '../../editor-types.ts'
import text from '../../text.module.css'
import { ActButton } from '../../toolbar/act-button.tsx'
import { blocks, marks } from '../../toolbar/acts.ts'
import { BlockButton } from '../../toolbar/block-button.tsx'
import { blockTools } from '../../toolbar/block-tools.ts'
import { ToolRow } from '../../toolbar/tool-row.tsx'
import { useEditorValue } from '../../toolbar/use-editor-value.ts'
import { isBlank } from '../../use-changes.ts'
import { textProps } from '../../use-editor-props.ts'
import { useTiptap } from '../../use-tiptap.ts'
import { withoutHidden } from './empty-document.ts'
import { insideOfHidden } from './inside-of-hidden.ts'
import styles from './small-editor.module.css'

/** What the dialogs of an editor are drawn with. */
export interface LayerProps {
  readonly editor: Tiptap
  readonly language: Language
}

export interface SmallHandle {
  /** The document in the small editor; it must not contain hidden blocks. */
  readonly read: () => RichDocument
  readonly focus: () => void
}

interface SmallEditorProps {
  readonly initial: RichDocument | null
  readonly label: string
  readonly layer: ComponentType<LayerProps>
  readonly onChange: (document: RichDocument) => void
  readonly ref?: Ref<SmallHandle>
}

/** An editor inside a dialog, for text that is hidden: the same text with fewer tools. */
export function SmallEditor({ initial, label, layer: Layer, onChange, ref }: SmallEditorProps) {
  const { language } = useLanguage()
  const words = useWords(editorBlocksPack)
  const [editor, host] = useTiptap(initial, language)
  useLayoutEffect(
    () => editor.setOptions({ editorProps: textProps(editor, label, language) }),
    [editor, label, language],
  )
  const blank = useEditorValue(editor, isBlank)
  const read = () => withoutHidden(written(editor).document, insideOfHidden)
  const changed = useEffectEvent(() => onChange(read()))
  useEffect(() => {
    const tell = () => changed()
    editor.on('update', tell)
    return () => void editor.off('update', tell)
  }, [editor])
  useImperativeHandle(ref, () => ({ read, focus: () => editor.view.focus() }))
  return (
    <div className={styles.small}>
      <ToolRow editor={editor} label={words.small} first="bold" className={styles.bar}>
        {acts.map((act) => (
          <ActButton key={act.name} act={act} editor={editor} />
        ))}
        {tools.map((tool) => (
          <BlockButton key={tool.name} tool={tool} editor={editor} language={language} />
        ))}
      </ToolRow>
      <div className={styles.paper}>
        <div ref={host} className={`${text.text} ${styles.text}`} />
        {blank && (
          <p className={`rt ${styles.hint}`} aria-hidden="true">
            {words.hidden.contentHint}
          </p>
        )}
      </div>
      <Layer editor={editor} language={language} />
    </div>
  )
}

const acts = [...marks, ...blocks].filter(({ name }) =>
  ['bold', 'italic', 'underline', 'strike', 'bulletList'].includes(name),
)
const tools = blockTools.filter(({ name }) => ['emoji', 'picture', 'gallery', 'replay'].includes(name))
