import { useRead } from '#api/reads.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { pieceName } from '../../blocks/piece-node.ts'
import { type ChooseProps, PieceSearch } from './piece-search.tsx'
import styles from './pieces-dialog.module.css'

/** One's own paintings, or those that are searched for. */
export function FoundPaintings({ onChoose }: ChooseProps) {
  const words = useWords(editorBlocksPack)
  // Has the sizes of one's own works, which the search has not: their places are kept while they load.
  const own = useRead(paintings.calls.thumbs, {}, { quiet: true })
  const sizes = new Map(own.value?.map(({ KeyID, W, H }) => [KeyID, { width: W, height: H }]))
  return (
    <PieceSearch type="painting" words={words.pieces.painting}>
      {(rows, stale) => (
        <ul className={styles.grid} aria-busy={stale}>
          {rows.map(({ KeyID, SRC, TITLE, NICK }) => (
            <li key={KeyID}>
              <button type="button" className={styles.piece} onClick={() => onChoose(KeyID)}>
                <span className="visually-hidden">
                  {words.pieces.choose(pieceName(words.names, 'painting', KeyID))}
                </span>
                <img src={SRC} alt="" className={styles.thumb} {...sizes.get(KeyID)} />
                <b className="ellipsis">{TITLE}</b>
                <span className={styles.title}>{NICK}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </PieceSearch>
  )
}
