import type { Editor as Tiptap } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { FileDrop } from '#design/parts/forms/file-drop.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { insertBlock, replaceBlock } from '../../blocks/insert-block.ts'
import { hostOf } from '../../blocks/node-dom.ts'
import { closeThen } from '../close-then.ts'
import { linkProblem } from './link-problem.ts'
import { PictureAddress } from './picture-address.tsx'
import styles from './pictures.module.css'
import { pictureAccept } from './send-picture.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'

interface PictureDialogProps {
  readonly editor: Tiptap
  /** Position of the edited picture. */
  readonly at?: number | undefined
  readonly onClose: () => void
}

/** One picture, uploaded or by its address, with its description. */
export function PictureDialog({ editor, at, onClose }: PictureDialogProps) {
  const words = useWords(editorBlocksPack)
  const old = at === undefined ? null : editor.state.doc.nodeAt(at)
  const [src, setSrc] = useState(String(old?.attrs.src ?? ''))
  const [alt, setAlt] = useState(String(old?.attrs.alt ?? ''))
  const [link, setLink] = useState('')
  const [missed, setMissed] = useState(false)
  const uploads = useUploads((_, picture) => setSrc(picture.url))
  const changed = link !== '' || src !== (old?.attrs.src ?? '') || alt !== (old?.attrs.alt ?? '')

  const insert = () => {
    const chosen = src || link.trim()
    setMissed(true)
    if (!src && linkProblem(chosen) !== null) return
    const attrs = { src: chosen, alt: alt.trim() }
    closeThen(editor, onClose, () =>
      at === undefined ? insertBlock(editor, 'picture', attrs) : replaceBlock(editor, at, attrs),
    )
  }
  const title = old ? words.picture.editTitle : words.picture.title
  return (
    <Dialog
      open
      onClose={onClose}
      firm={uploads.running > 0 || changed}
      title={title}
      label={title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={uploads.running > 0} onClick={insert}>
            {old ? words.replace : words.insert}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {src ? (
          <div className={styles.chosen}>
            {src.startsWith('/') ? (
              <img src={src} alt={alt} className={styles.large} />
            ) : (
              <p className={styles.remote}>{words.remote(hostOf(src))}</p>
            )}
            <Button size="small" icon="refresh-cw" onClick={() => setSrc('')}>
              {words.picture.again}
            </Button>
          </div>
        ) : (
          <>
            <FileDrop
              label={words.upload.drop}
              hint={words.upload.hint}
              icon="image-plus"
              accept={pictureAccept}
              disabled={uploads.running > 0}
              onFiles={(files) => {
                for (const { key } of uploads.list) uploads.drop(key)
                uploads.start(files)
              }}
            />
            {uploads.list.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRetry={() => uploads.retry(upload.key)}
                onDrop={() => uploads.drop(upload.key)}
              />
            ))}
            <PictureAddress
              label={words.picture.link}
              value={link}
              onChange={setLink}
              onEnter={insert}
              given={missed}
            />
          </>
        )}
        <Field label={words.picture.alt} hint={words.picture.altHint}>
          <TextInput
            value={alt}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => setAlt(target.value)}
            onEnter={insert}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
