import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '#session/words.tsx'
import { commentsPack } from '#words/cards/comments.pack.ts'
import type { CommentKind } from './comment-kind.ts'
import styles from './seek-comment.module.css'

interface SeekCommentProps {
  readonly kind: CommentKind
  /** Id of the thing. */
  readonly id: number
  /** Id of the comment. */
  readonly sought: number
  /** Pages of comments that are drawn. */
  readonly drawn: ReadonlySet<number>
  /** Is told to show the pages up to that of the comment. */
  readonly onPage: (page: number) => void
}

/** Leads to one comment, on whichever page it is; says so if it is gone. */
export function SeekComment({ kind, id, sought, drawn, onPage }: SeekCommentProps) {
  const words = useWords(commentsPack)
  const { value } = kind.useList(id, { at: sought }, { quiet: true })
  const landed = useRef(false)
  const show = useEffectEvent(onPage)
  const page = value?.pageInfo.pageNum
  const found = value?.rows.some(({ KeyID }) => KeyID === sought) ?? false
  useEffect(() => {
    if (page !== undefined && found) show(page)
  }, [page, found])
  // With each drawing: the comment is on the page once all pages before it are, which would push it away.
  useEffect(() => {
    if (landed.current || page === undefined) return
    if (Array.from({ length: page }, (_, i) => i + 1).some((before) => !drawn.has(before))) return
    const element = document.getElementById(`c${sought}`)
    if (!element) return
    landed.current = true
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  })
  if (value === undefined || found) return null
  return (
    <p className={styles.gone} role="status">
      {words.gone}
    </p>
  )
}
