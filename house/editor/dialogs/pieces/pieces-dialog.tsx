import type { Editor as Tiptap } from '@tiptap/core'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { insertBlock } from '../../blocks/insert-block.ts'
import { closeThen } from '../close-then.ts'
import { FoundPaintings } from './found-paintings.tsx'
import { FoundReplays } from './found-replays.tsx'

interface PiecesDialogProps {
  readonly editor: Tiptap
  readonly kind: 'replay' | 'painting'
  readonly onClose: () => void
}

/** One's own replays or paintings, or those that are searched for; one click puts one in. */
export function PiecesDialog({ editor, kind, onClose }: PiecesDialogProps) {
  const words = useWords(editorBlocksPack)
  const title = kind === 'replay' ? words.pieces.replayTitle : words.pieces.paintingTitle
  const insert = (id: number) => closeThen(editor, onClose, () => insertBlock(editor, 'piece', { kind, id }))
  return (
    <Dialog open onClose={onClose} wide title={title} label={title} closeLabel={words.close}>
      {kind === 'painting' ? <FoundPaintings onChoose={insert} /> : <FoundReplays onChoose={insert} />}
    </Dialog>
  )
}
