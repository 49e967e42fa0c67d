import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useReads } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import type { CommentRow } from '#contract/comment-row.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { commentsPack } from '#words/cards/comments.pack.ts'
import { StaffMark } from '../person/staff-mark.tsx'
import { useBlocked } from '../person/use-blocked.ts'
import { Comment } from '../text/comment.tsx'
import { CommentBox } from './comment-box.tsx'
import type { CommentKind } from './comment-kind.ts'
import styles from './comment-section.module.css'

// Only for who comes to one comment.
const SeekComment = lazyPart(() => import('./seek-comment.tsx').then((part) => part.SeekComment))
const ConfirmDialog = lazyPart(() => import('#design/parts/over/confirm-dialog.tsx').then((part) => part.ConfirmDialog))

export interface CommentSectionProps {
  readonly kind: CommentKind
  readonly thing: {
    readonly id: number
    /** Current number of comments. */
    readonly count: number
    /** Something may be said. */
    readonly open: boolean
  }
  /** Shown in the empty box. */
  readonly hint: string
  /** Why nothing may be said, where that is not the owner's wish. */
  readonly closed?: string
  /** Author of the thing: their comments are marked. */
  readonly author?: number | undefined
}

/** Comments of a thing, newest first; older pages on demand. */
export function CommentSection({ kind, thing, hint, closed, author }: CommentSectionProps) {
  const words = useWords(commentsPack)
  const { id, count, open } = thing
  const [pages, setPages] = useState(1)
  const [sending, setSending] = useState(false)
  const listRead = useCallback(() => setSending(false), [])
  const sought = useLocation({ select: ({ hash }) => commentOfHash(hash) })
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set())
  const noteDrawn = useCallback((page: number) => setDrawn((pages) => new Set([...pages, page])), [])
  return (
    <section id="comments" tabIndex={-1} className={styles.section}>
      <SectionHead title={count > 0 ? words.titleWith(count) : words.title} />
      {sought !== null && (
        <SeekComment
          key={sought}
          kind={kind}
          id={id}
          sought={sought}
          drawn={drawn}
          onPage={(page) => setPages((shown) => Math.max(shown, page))}
        />
      )}
      <Card clip>
        {open ? (
          <CommentBox key={id} kind={kind} id={id} hint={hint} onSending={setSending} />
        ) : (
          <p className={styles.closed}>{closed ?? words.closed}</p>
        )}
        {Array.from({ length: pages }, (_, i) => (
          <CommentPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={i}
            kind={kind}
            id={id}
            author={author}
            page={i + 1}
            count={count}
            open={open}
            sending={sending}
            onRead={listRead}
            onDrawn={noteDrawn}
            onMore={i + 1 === pages ? () => setPages(pages + 1) : undefined}
          />
        ))}
      </Card>
    </section>
  )
}

/** The comment that the fragment of an address names (`#c12`); null if it names none. */
const commentOfHash = (hash: string): number | null => {
  const [, id] = /^c(\d{1,15})$/.exec(hash) ?? []
  return id && Number(id) > 0 ? Number(id) : null
}

interface CommentPageProps {
  readonly kind: CommentKind
  readonly id: number
  readonly author: number | undefined
  readonly page: number
  /**
   * Current number of comments: if it exceeds the number that was read, the new ones are offered; the shown ones stay
   * in place.
   */
  readonly count: number
  /** Something may be said. */
  readonly open: boolean
  /** A comment of the reader's own is on its way: it may be counted already, and is not offered as a new one. */
  readonly sending: boolean
  /** Called when the list was read with another number of comments. */
  readonly onRead: () => void
  /** Called when the comments of the page are drawn. */
  readonly onDrawn: (page: number) => void
  /** Given to the last page shown. */
  readonly onMore: (() => void) | undefined
}

function CommentPage(props: CommentPageProps) {
  const { kind, id, author, page, count, open, sending, onRead, onDrawn, onMore } = props
  const words = useWords()
  const comments = useWords(commentsPack)
  const read = kind.useList(id, { pageNum: page })
  const blocked = useBlocked()
  const listed = read.value?.total
  useEffect(() => {
    if (listed !== undefined) onRead()
  }, [listed, onRead])
  useEffect(() => {
    if (listed !== undefined) onDrawn(page)
  }, [listed, onDrawn, page])
  if (read.refusal) {
    return (
      <ErrorState title={comments.failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
        {problemWord(read.refusal, words)}
      </ErrorState>
    )
  }
  if (!read.value) return <SkeletonRows rows={3} label={words.shell.loading} />
  const { rows, pageInfo, total } = read.value
  const fresh = page === 1 && count > total && !sending ? <NewComments kind={kind} count={count - total} /> : null
  if (page === 1 && rows.length === 0 && !fresh) return open ? <EmptyState title={comments.empty} /> : null
  return (
    <>
      {fresh}
      <ol className={styles.list}>
        {rows.map((comment) => (
          <OneComment
            key={comment.KeyID}
            kind={kind}
            comment={comment}
            isAuthor={comment.UID === author}
            isBlocked={blocked.has(comment.UID)}
          />
        ))}
      </ol>
      {onMore && pageInfo.pages > page && (
        <p className={styles.more}>
          <Button variant="quiet" onClick={onMore}>
            {comments.more}
          </Button>
        </p>
      )}
    </>
  )
}

function NewComments({ kind, count }: { readonly kind: CommentKind; readonly count: number }) {
  const words = useWords(commentsPack)
  const { touch } = useReads()
  return (
    <p className={styles.more} role="status">
      <Button size="small" icon="refresh-cw" onClick={() => touch([kind.tags.comments])}>
        {words.fresh(count)}
      </Button>
    </p>
  )
}

interface OneCommentProps {
  readonly kind: CommentKind
  readonly isAuthor: boolean
  readonly comment: CommentRow
  readonly isBlocked: boolean
}

function OneComment({ kind, comment, isAuthor, isBlocked }: OneCommentProps) {
  const comments = useWords(commentsPack)
  const { profile } = useMe()
  const [asking, setAsking] = useState(false)
  const { touch } = useReads()
  const removal = kind.useRemove()
  const close = () => setAsking(false)
  const remove = async () => {
    const answer = await removal.run({ id: comment.KeyID })
    flushSync(close)
    // The button that opened the dialog goes with the comment.
    // It was removed in another tab, or by staff: the list is read again without it.
    if (!answer.ok && answer.refusal === `${kind.prefix}commentGone`) touch([kind.tags.comments, kind.tags.counts])
    if (answer.ok) document.getElementById('comments')?.focus({ preventScroll: true })
  }
  return (
    <Comment
      id={`c${comment.KeyID}`}
      member={{ id: comment.UID, nick: comment.NICK, head: comment.HEAD }}
      at={comment.TIME}
      text={comment.COMMENT}
      isBlocked={isBlocked}
      mark={
        <>
          {isAuthor && <Chip tint="straw">{comments.author}</Chip>}
          {comment.STAFF === 'Y' && <StaffMark>{comments.staff}</StaffMark>}
        </>
      }
      actions={
        profile?.id === comment.UID && (
          <>
            <IconButton size="small" icon="trash-2" label={comments.remove} tip onClick={() => setAsking(true)} />
            {asking && (
              <ConfirmDialog
                title={comments.removeTitle}
                keep={comments.keep}
                confirm={comments.removeConfirm}
                busy={removal.busy}
                onConfirm={() => void remove()}
                onClose={close}
                onMissing={close}
              >
                {comments.removeText}
              </ConfirmDialog>
            )}
          </>
        )
      }
    />
  )
}
