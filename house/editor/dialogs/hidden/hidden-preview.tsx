import { useEffect, useState } from 'react'
import { Disclosure } from '#design/parts/over/disclosure.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { deskOf } from '../../blocks/block-desk.ts'
import type { RichDocument } from '../../editor-types.ts'
import text from '../../text.module.css'
import { useTiptap } from '../../use-tiptap.ts'

interface HiddenPreviewProps {
  readonly showing: string
  readonly content: RichDocument
}

/** Preview of a hidden block as readers get it: the title, and the text once it is opened. */
export function HiddenPreview({ showing, content }: HiddenPreviewProps) {
  return (
    <Disclosure summary={showing} open>
      <Shown content={content} />
    </Disclosure>
  )
}

function Shown({ content }: { readonly content: RichDocument }) {
  const { language } = useLanguage()
  const [editor, host] = useTiptap(content, language)
  useState(() => {
    deskOf(editor).language = language
  })
  const { hidden } = useWords(editorBlocksPack)
  useEffect(() => {
    const attributes = { class: 'rt', role: 'group', 'aria-label': hidden.content }
    editor.setOptions({ editable: false, editorProps: { attributes } })
  }, [editor, hidden])
  return <div ref={host} className={text.text} />
}
