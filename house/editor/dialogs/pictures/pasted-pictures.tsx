import type { Editor as Tiptap } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { deskOf } from '../../blocks/block-desk.ts'
import { insertBlock } from '../../blocks/insert-block.ts'
import { onceComposed } from '../../blocks/once-composed.ts'
import { holdPlace, leavePlace } from '../../blocks/upload-places.ts'
import styles from './pictures.module.css'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'

/** Pictures that were pasted or dropped into the text: their uploads below it, their places in it. */
export function PastedPictures({ editor }: { readonly editor: Tiptap }) {
  const words = useWords(editorBlocksPack)
  const uploads = useUploads((key, { url }) => onceComposed(editor, () => putInPlace(editor, key, url)))
  const take = useEffectEvent((files: readonly File[]) => {
    for (const key of uploads.start(files)) holdPlace(editor, key)
  })
  useEffect(() => {
    deskOf(editor).takePictures = take
  }, [editor])
  if (uploads.list.length === 0) return null
  return (
    <section className={styles.uploads} aria-label={words.upload.uploading(uploads.running)}>
      {uploads.list.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => uploads.retry(upload.key)}
          onDrop={() => {
            uploads.drop(upload.key)
            leavePlace(editor, upload.key)
          }}
        />
      ))}
    </section>
  )
}

/** Puts a picture into its place. Who writes on somewhere else is not taken away from there. */
function putInPlace(editor: Tiptap, key: string, src: string): void {
  const at = leavePlace(editor, key)
  if (at === null) return
  const { state, view } = editor
  const { from, to } = state.selection
  const elsewhere = at !== to
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(at))))
  const before = editor.state.doc.content.size
  insertBlock(editor, 'picture', { src, alt: '' })
  if (!elsewhere) return
  const grown = editor.state.doc.content.size - before
  const shift = from >= at ? grown : 0
  const { doc, tr } = editor.state
  editor.view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(from + shift), doc.resolve(to + shift))))
}
