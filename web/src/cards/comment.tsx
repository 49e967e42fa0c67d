import type { ReactNode } from 'react'
import { Head } from '../design/art/head.tsx'
import { Ago } from '../session/ago.tsx'
import styles from './comment.module.css'
import { MemberName } from './member-name.tsx'

export interface CommentProps {
  readonly id: string
  readonly member: { readonly id: number; readonly nick: string; readonly head: string }
  readonly at: string
  readonly text: string
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode
}

/** What somebody said below a replay or a painting; line breaks are kept. */
export function Comment({ id, member, at, text, actions }: CommentProps) {
  return (
    <li id={id} className={styles.comment} tabIndex={-1}>
      <Head id={member.id} src={member.head || null} size={40} alt="" />
      <div className={styles.words}>
        <p className={styles.meta}>
          <MemberName id={member.id} nick={member.nick} className={styles.name} />
          <Ago at={at} className={styles.time} />
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      {actions}
    </li>
  )
}
