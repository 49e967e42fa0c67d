import { site } from '@patisserie/contract/site'
import type { FoundPiece } from '@patisserie/contract/writing'
import { formatNumber } from '@patisserie/rules/text'
import type { Editor as Tiptap } from '@tiptap/core'
import { type CompositionEvent, useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { useRead } from '../../api/reads.ts'
import { runWords } from '../../cards/replay/run-words.ts'
import { GamePicture } from '../../design/art/game-picture.tsx'
import { EmptyShelf } from '../../design/art/pictures.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Field } from '../../design/parts/forms/field.tsx'
import { TextInput } from '../../design/parts/forms/text-input.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { EmptyState, ErrorState } from '../../design/parts/state/empty-state.tsx'
import { Skeleton } from '../../design/parts/state/skeleton.tsx'
import { useLanguage } from '../../session/words.tsx'
import { useBlockWords } from './block-words.ts'
import { closeThen } from './close-then.ts'
import { insertBlock } from './insert-block.ts'
import { pieceName } from './piece-node.ts'
import styles from './pieces-dialog.module.css'
import { useSettled } from './use-settled.ts'

interface PiecesDialogProps {
  readonly editor: Tiptap
  readonly kind: 'replay' | 'painting'
  readonly onClose: () => void
}

/** One's own replays, or those that are searched for; one click puts one in. Paintings once there are any. */
export function PiecesDialog({ editor, kind, onClose }: PiecesDialogProps) {
  const words = useBlockWords()
  const title = kind === 'replay' ? words.pieces.replayTitle : words.pieces.paintingTitle
  const insert = (id: number) => closeThen(editor, onClose, () => insertBlock(editor, 'piece', { kind, id }))
  return (
    <Dialog open onClose={onClose} wide title={title} label={title} closeLabel={words.close}>
      {kind === 'painting' ? <Paintings onChoose={insert} /> : <Replays onChoose={insert} />}
    </Dialog>
  )
}

interface ChooseProps {
  readonly onChoose: (id: number) => void
}

function Replays({ onChoose }: ChooseProps) {
  const words = useBlockWords()
  const { words: all, language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [composing, setComposing] = useState(false)
  const [pages, setPages] = useState(1)
  const value = useSettled(composing ? null : typed.trim(), typingMs)
  const [asked, setAsked] = useState('')
  if (value !== null && value !== asked) {
    setAsked(value)
    setPages(1)
  }
  const found = useRead(
    site.writing.calls.pieces,
    { type: 'replay', value: asked, pageNum: 1, pageSize: Math.min(50, pages * perPage) },
    { keep: true, quiet: true },
  )
  const rows = found.value?.rows ?? []
  const settle = ({ type }: CompositionEvent) => setComposing(type === 'compositionstart')
  return (
    <>
      <Field label={words.pieces.search} labelHidden>
        <TextInput
          type="search"
          icon="search"
          round
          maxLength={120}
          value={typed}
          placeholder={words.pieces.searchHint}
          onChange={({ target }) => setTyped(target.value)}
          onCompositionStart={settle}
          onCompositionEnd={settle}
        />
      </Field>
      <h3 className={styles.head}>{asked === '' ? words.pieces.own : ''}</h3>
      {found.refusal && (
        <ErrorState title={words.pieces.failed} actions={<Button onClick={found.again}>{words.retry}</Button>}>
          {problemText({ refusal: found.refusal, data: found.data }, all, language)}
        </ErrorState>
      )}
      {found.loading && <Waiting label={words.pieces.loading} />}
      {found.value && rows.length === 0 && (
        <EmptyState art={<EmptyShelf />} title={asked === '' ? words.pieces.noOwn : words.pieces.none}>
          {asked === '' ? words.pieces.noOwnHint : undefined}
        </EmptyState>
      )}
      <ul className={styles.grid} aria-busy={found.stale}>
        {rows.map((row) => (
          <li key={row.KeyID}>
            <ReplayButton row={row} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {found.value && rows.length < Math.min(50, found.value.total) && (
        <div className={styles.more}>
          <Button busy={found.stale} onClick={() => setPages(pages + 1)}>
            {words.pieces.more}
          </Button>
        </div>
      )}
    </>
  )
}

function ReplayButton({ row, onChoose }: ChooseProps & { readonly row: FoundPiece }) {
  const words = useBlockWords()
  const { language } = useLanguage()
  const run = runWords({ ...row, REPTIME: row.UPTIME }, language)
  const line = [row.NICK, run.rank, run.shortShot].filter(Boolean).join(' · ')
  return (
    <button type="button" className={styles.piece} onClick={() => onChoose(row.KeyID)}>
      <span className="visually-hidden">
        {words.pieces.choose(pieceName(words.names, 'replay', row.KeyID))} {run.game}
      </span>
      <GamePicture kind="card" game={row.GAM} src={row.SRC || null} alt="" className={styles.picture} />
      <span className={styles.score}>{formatNumber(row.SCORE)}</span>
      <span className="ellipsis">{line}</span>
      {row.TITLE && <span className={styles.title}>{row.TITLE}</span>}
    </button>
  )
}

function Paintings({ onChoose }: ChooseProps) {
  const words = useBlockWords()
  const found = useRead(
    site.writing.calls.pieces,
    { type: 'painting', value: '', pageNum: 1, pageSize: 50 },
    { quiet: true },
  )
  const rows = found.value?.rows ?? []
  if (found.loading) return <Waiting label={words.pieces.loading} />
  if (rows.length === 0)
    return (
      <EmptyState art={<EmptyShelf />} title={words.pieces.paintings}>
        {words.pieces.paintingsHint}
      </EmptyState>
    )
  return (
    <ul className={styles.wall}>
      {rows.map(({ KeyID, SRC, TITLE }) => (
        <li key={KeyID}>
          <button type="button" className={styles.piece} onClick={() => onChoose(KeyID)}>
            <span className="visually-hidden">{words.pieces.choose(pieceName(words.names, 'painting', KeyID))}</span>
            <img src={SRC} alt="" height={300} />
            <span className="ellipsis">{TITLE}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} shape="picture" ratio="4 / 3" />
      ))}
    </div>
  )
}

const perPage = 12
const typingMs = 250
