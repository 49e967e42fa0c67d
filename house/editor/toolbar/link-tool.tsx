import type { Editor as Tiptap } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { isComposing } from '#design/parts/forms/composition.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { isSafeLink } from '#rules/rich-text/addresses.ts'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import { asOneStep } from '../blocks/insert-block.ts'
import styles from './link-tool.module.css'
import { ToolPopover } from './popover.tsx'
import { useEditorValue } from './use-editor-value.ts'

/** Links the selection to an address. Without a selection, inserts the address as linked text. */
export function LinkTool({ editor }: { readonly editor: Tiptap }) {
  const { tools } = useWords(editorPack)
  const active = useEditorValue(editor, (now) => now.isActive('link'))
  const able = useEditorValue(editor, (now) => !now.isActive('codeBlock'))
  return (
    <ToolPopover name="link" icon="link" label={tools.link} pressed={active} able={able}>
      {(close) => <LinkForm editor={editor} close={close} />}
    </ToolPopover>
  )
}

function LinkForm({ editor, close }: { readonly editor: Tiptap; readonly close: () => void }) {
  const { tools } = useWords(editorPack)
  const before: unknown = editor.getAttributes('link').href
  const [address, setAddress] = useState(typeof before === 'string' ? before : '')
  const [bad, setBad] = useState(false)
  const set = () => {
    const href = hrefOf(address)
    if (!href) return setBad(true)
    close()
    asOneStep(editor, () => {
      const chain = editor.chain().focus().extendMarkRange('link')
      const { empty } = editor.state.selection
      if (empty && !before)
        chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
      else chain.setMark('link', { href }).run()
    })
  }
  return (
    <div className={styles.form}>
      <Field label={tools.address} error={bad && tools.addressBad}>
        <TextInput
          data-first
          data-unasked
          type="url"
          value={address}
          placeholder={scheme}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value)
            setBad(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            set()
          }}
        />
      </Field>
      <div className={styles.acts}>
        {typeof before === 'string' && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              close()
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
            }}
          >
            {tools.unlink}
          </Button>
        )}
        <Button size="small" variant="primary" onClick={set}>
          {tools.setLink}
        </Button>
      </div>
    </div>
  )
}

/** Completes addresses such as `www.example.org` and `someone@example.org`; null for an unsafe or invalid address. */
const hrefOf = (written: string): string | null => {
  const text = written.trim()
  if (!text) return null
  const href = /^([a-z][\w+.-]*:|\/)/i.test(text)
    ? text
    : /^[^\s@/]+@[^\s@/]+$/.test(text)
      ? `mailto:${text}`
      : `https://${text}`
  return isSafeLink(href) ? href : null
}

const scheme = 'https://'
