import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useApi } from '#api/api-context.ts'
import { artUrl } from '#design/art/art-url.ts'
import { pictureSize } from '#design/art/picture-size.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { replayCode } from '#rules/base62.ts'
import { deskOf, type Wish } from './blocks/block-desk.ts'
import { GalleryDialog } from './dialogs/gallery/gallery-dialog.tsx'
import { HiddenDialog } from './dialogs/hidden/hidden-dialog.tsx'
import type { LayerProps } from './dialogs/hidden/small-editor.tsx'
import { MentionCard } from './dialogs/mention/mention-card.tsx'
import { PastedPictures } from './dialogs/pictures/pasted-pictures.tsx'
import { PictureDialog } from './dialogs/pictures/picture-dialog.tsx'
import { PiecesDialog } from './dialogs/pieces/pieces-dialog.tsx'
import { SelectedWord } from './dialogs/selected-word.tsx'
import { EmojiPanel } from './emoji/emoji-panel.tsx'

/** Dialogs, panels and cards of the blocks; stands beside the text and draws nothing until one is asked for. */
export function BlockLayer({ editor, language }: LayerProps) {
  const desk = deskOf(editor)
  const { wish, mention } = useSyncExternalStore(desk.subscribe, desk.read, desk.read)
  const { call } = useApi()

  // Ahead of the editor's own view, whose nodes are drawn with it.
  useLayoutEffect(() => {
    desk.language = language
  }, [desk, language])
  useEffect(() => {
    desk.faceOf = async (kind, id) => {
      if (kind === 'painting') {
        const answer = await call(paintings.calls.one, { id: String(id) }, { quiet: true })
        if (!answer.ok) return null
        const { SRC, W, H, NAME, NICK } = answer.value
        const title = [NAME, NICK].filter(Boolean).join(' · ')
        return { src: pictureSize(SRC, 'list'), title, width: Math.max(1, Math.round((300 * W) / Math.max(1, H))) }
      }
      const answer = await call(replays.calls.one, { code: replayCode(id) }, { quiet: true })
      if (!answer.ok) return null
      const row = answer.value
      const run = runWords(row, language)
      const title = [run.title, run.rank, run.shortShot, row.NICK].filter(Boolean).join(' · ')
      return { src: row.SCREEN || artUrl.gameCard(row.GAM), title }
    }
  }, [desk, call, language])

  const close = () => desk.wish(null)
  return (
    <>
      {wish?.kind === 'emoji' && <EmojiPanel editor={editor} onClose={close} />}
      <PastedPictures editor={editor} />
      {mention && <MentionCard key={mention.from} editor={editor} query={mention} />}
      <SelectedWord editor={editor} />
      {wish && <WishDialog wish={wish} editor={editor} onClose={close} />}
    </>
  )
}

interface WishDialogProps extends Pick<LayerProps, 'editor'> {
  readonly wish: Wish
  readonly onClose: () => void
}

function WishDialog({ wish: { kind, at }, editor, onClose }: WishDialogProps) {
  if (kind === 'picture') return <PictureDialog editor={editor} at={at} onClose={onClose} />
  if (kind === 'gallery') return <GalleryDialog editor={editor} at={at} onClose={onClose} />
  if (kind === 'hidden') return <HiddenDialog editor={editor} at={at} onClose={onClose} layer={BlockLayer} />
  if (kind === 'emoji') return null
  return <PiecesDialog editor={editor} kind={kind} onClose={onClose} />
}
