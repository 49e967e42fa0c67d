import { type CompositionEvent, type ReactNode, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import type { FoundPiece } from '#contract/writing.ts'
import { writing } from '#contract/writing.ts'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import type { Gam } from '#rules/games/games.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { useSettled } from '../use-settled.ts'
import styles from './pieces-dialog.module.css'

export interface ChooseProps {
  readonly onChoose: (id: number) => void
}

/** What the search says of one kind of pieces. */
export interface PieceWords {
  readonly search: string
  readonly searchHint: string
  readonly own: string
  readonly noOwn: string
  readonly noOwnHint: string
  readonly none: string
  readonly loading: string
  readonly failed: string
}

interface PieceSearchProps {
  readonly type: 'replay' | 'painting'
  readonly words: PieceWords
  /** Only replays of this game; of all without it. */
  readonly game?: Gam | undefined
  readonly children: (rows: readonly FoundPiece[], stale: boolean) => ReactNode
}

/** A search of replays or paintings. Without a word it finds one's own. */
export function PieceSearch({ type, words, game, children }: PieceSearchProps) {
  const { pieces, retry } = useWords(editorBlocksPack)
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
    writing.calls.pieces,
    {
      type,
      value: asked,
      ...(game === undefined ? {} : { game }),
      pageNum: 1,
      pageSize: Math.min(most, pages * perPage),
    },
    { keep: true, quiet: true },
  )
  const rows = found.value?.rows ?? []
  const isOwn = asked === '' && game === undefined
  const settle = ({ type: event }: CompositionEvent) => setComposing(event === 'compositionstart')
  return (
    <>
      <Field label={words.search} labelHidden>
        <TextInput
          type="search"
          icon="search"
          round
          maxLength={120}
          value={typed}
          placeholder={words.searchHint}
          onChange={({ target }) => setTyped(target.value)}
          onCompositionStart={settle}
          onCompositionEnd={settle}
        />
      </Field>
      <h3 className={styles.head}>{isOwn ? words.own : ''}</h3>
      {found.refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={found.again}>{retry}</Button>}>
          {problemText({ refusal: found.refusal, data: found.data }, all, language)}
        </ErrorState>
      )}
      {found.loading && <Waiting label={words.loading} />}
      {found.value && rows.length === 0 && (
        <EmptyState art={<EmptyShelf />} title={isOwn ? words.noOwn : words.none}>
          {isOwn ? words.noOwnHint : undefined}
        </EmptyState>
      )}
      {children(rows, found.stale)}
      {found.value && rows.length < Math.min(most, found.value.total) && (
        <div className={styles.more}>
          <Button busy={found.stale} onClick={() => setPages(pages + 1)}>
            {pieces.more}
          </Button>
        </div>
      )}
    </>
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
const most = 50
const typingMs = 250
