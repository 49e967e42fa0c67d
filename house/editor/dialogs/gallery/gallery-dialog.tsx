import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { FileDrop } from '#design/parts/forms/file-drop.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import type { BlockContent } from '#rules/rich-text/block-data.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { freshId } from '../../blocks/data-block-node.ts'
import { BlockDialog, type BlockPlace, useBlock } from '../block-dialog.tsx'
import { LinkField } from '../pictures/link-field.tsx'
import { pictureAccept } from '../pictures/send-picture.ts'
import { useUploads } from '../pictures/use-uploads.ts'
import { galleryProblem, itemsOf, type Line, linked, uploaded } from './gallery-items.ts'
import { GalleryLines } from './gallery-lines.tsx'
import { GalleryPreview } from './gallery-preview.tsx'

/** Several pictures as one block: first they are gathered and put in order, then seen as readers will see them. */
export function GalleryDialog(opened: BlockPlace) {
  const { words: all, language } = useLanguage()
  const words = useWords(editorBlocksPack)
  const { was, put } = useBlock(opened)
  const [first] = useState(() => linesOf(was))
  const [lines, setLines] = useState(first)
  const [asked, setAsked] = useState(false)
  const uploads = useUploads((key, picture) =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, item: uploaded(picture) } : line))),
  )
  const items = itemsOf(lines)
  const waiting = lines.length > items.length
  const problem = galleryProblem(lines)
  return (
    <BlockDialog
      words={words.gallery}
      again={was !== null}
      changed={lines !== first && (was !== null || lines.length > 0)}
      busy={uploads.running > 0}
      onPreview={() => {
        setAsked(true)
        return !problem && !waiting
      }}
      preview={<GalleryPreview items={items} />}
      onInsert={() => put({ component: 'gallery', data: { items } })}
      onClose={opened.onClose}
    >
      <FileDrop
        label={words.upload.dropMany}
        hint={words.upload.hint}
        icon="image-plus"
        accept={pictureAccept}
        multiple
        onFiles={(files) => {
          const keys = uploads.start(files)
          setLines((now) => [...now, ...keys.map((key) => ({ key, item: null }))])
        }}
      />
      <LinkField
        label={words.gallery.addLink}
        onLink={(src) => setLines((now) => [...now, { key: freshId(), item: linked(src) }])}
      />
      <GalleryLines lines={lines} onChange={setLines} uploads={uploads} />
      {asked && (problem || waiting) && (
        <Banner kind="error">
          {problem ? problemText({ refusal: problem, data: null }, all, language) : words.gallery.busy}
        </Banner>
      )}
    </BlockDialog>
  )
}

const linesOf = (block: BlockContent | null): readonly Line[] =>
  block?.component === 'gallery' ? block.data.items.map((item) => ({ key: freshId(), item })) : []
