import type { Editor as Tiptap } from '@tiptap/core'
import { type ReactNode, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import type { BlockContent } from '#rules/rich-text/block-data.ts'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { openBlock } from '../blocks/block-content.ts'
import { freshId } from '../blocks/data-block-node.ts'
import { insertBlock, replaceBlock } from '../blocks/insert-block.ts'
import { closeThen } from './close-then.ts'

/** Props of every dialog that inserts or edits a block. */
export interface BlockPlace {
  readonly editor: Tiptap
  /** Position of the edited block; undefined for a new one. */
  readonly at?: number | undefined
  readonly onClose: () => void
}

/** The content of the edited block (null for a new one), and a function that writes the new content into the text. */
export function useBlock({ editor, at, onClose }: BlockPlace) {
  const [old] = useState(() => (at === undefined ? null : (editor.state.doc.nodeAt(at)?.attrs ?? null)))
  const [was] = useState(() => old && openBlock(old))
  const put = ({ component, data: held }: BlockContent) => {
    const data = writeBlock(held)
    closeThen(editor, onClose, () =>
      at === undefined
        ? insertBlock(editor, 'block', { component, data, id: freshId() })
        : replaceBlock(editor, at, { ...old, component, data }),
    )
  }
  return { was, put }
}

interface BlockDialogProps {
  readonly words: { readonly title: string; readonly previewTitle: string }
  /** Opened again: in preview, and put where it stands. */
  readonly again: boolean
  /** Something would be lost. */
  readonly changed: boolean
  readonly busy?: boolean
  /** Answers whether there is something to show; what is missing is said in the form. */
  readonly onPreview: () => boolean
  readonly preview: ReactNode
  readonly onInsert: () => void
  readonly onClose: () => void
  /** The form. */
  readonly children: ReactNode
}

/** A block is made in a form, seen as readers will see it, and from there put in or gone back on. */
export function BlockDialog(props: BlockDialogProps) {
  const { words: titles, again, changed, busy, onPreview, preview, onInsert, onClose, children } = props
  const words = useWords(editorBlocksPack)
  const [shown, setShown] = useState(again)
  const title = shown ? titles.previewTitle : titles.title
  return (
    <Dialog
      open
      wide
      firm={changed}
      onClose={onClose}
      title={title}
      label={title}
      closeLabel={words.close}
      actions={
        shown ? (
          <>
            <Button icon="pencil" onClick={() => setShown(false)}>
              {words.back}
            </Button>
            {/* the second click of a double one was meant for the button that stood here before */}
            <Button variant="primary" onClick={({ detail }) => detail < 2 && onInsert()}>
              {again ? words.replace : words.insert}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button variant="primary" icon="eye" busy={busy} onClick={() => setShown(onPreview())}>
              {words.preview}
            </Button>
          </>
        )
      }
    >
      {shown ? preview : <Stack gap={4}>{children}</Stack>}
    </Dialog>
  )
}
