import { type ReactNode, useState } from 'react'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { Ago } from '#session/ago.tsx'
import { BlockedNote } from '../person/blocked-note.tsx'
import { MemberName } from '../person/member-name.tsx'
import styles from './comment.module.css'
import { CommentText } from './comment-text.tsx'

export interface CommentProps {
  readonly id: string
  readonly member: { readonly id: number; readonly nick: string; readonly head: string }
  readonly at: string
  readonly text: string
  /** The reader blocks the author: the text is folded until the reader opens it. */
  readonly isBlocked: boolean
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode
  /** Content beside the author's name. */
  readonly mark?: ReactNode
}

/** A comment on a replay or a painting. Line breaks are kept. */
export function Comment({ id, member, at, text, isBlocked, actions, mark }: CommentProps) {
  const [shown, setShown] = useState(false)
  if (isBlocked && !shown) {
    return (
      <li id={id} className={classNames(styles.comment, styles.folded)} tabIndex={-1}>
        <BlockedNote what="comment" place={id} onShow={() => setShown(true)} />
      </li>
    )
  }
  return (
    <li id={id} className={styles.comment} tabIndex={-1}>
      <Head id={member.id} src={member.head || null} size={40} alt="" />
      <div className={styles.words}>
        <p className={styles.meta}>
          <MemberName id={member.id} nick={member.nick} className={styles.name} />
          {mark}
          <Ago at={at} className={styles.time} />
        </p>
        <CommentText text={text} />
      </div>
      {actions}
    </li>
  )
}
