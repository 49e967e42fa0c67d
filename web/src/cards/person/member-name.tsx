import type { ReactNode } from 'react'
import { Head } from '../../design/art/head.tsx'
import { classNames } from '../../design/parts/class-names.ts'
import { Link } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'
import styles from './member-name.module.css'

export interface MemberNameProps {
  readonly id: number
  readonly nick: string
  readonly className?: string | undefined
  /** The row it stands in is this person's: all of it leads there. */
  readonly opener?: boolean | undefined
}

/** A person's name, leading to the personal page; in words where the account was closed and has none. */
export function MemberName({ id, nick, className, opener }: MemberNameProps) {
  const { closedName } = useWords().accounts
  if (nick === '') return <span className={classNames(styles.gone, className)}>{closedName}</span>
  return (
    <Link
      to={`/p/${id}`}
      className={classNames(opener && 'opener', styles.name, className)}
      data-list-main={opener ? '' : undefined}
    >
      {nick}
    </Link>
  )
}

export interface MemberLineProps extends MemberNameProps {
  /** Path of the picture, empty for the drawn one. */
  readonly head: string
  /** Side of the head in pixels. */
  readonly size?: number | undefined
  /** Leaves the head out on phones. */
  readonly bareOnPhones?: boolean | undefined
  /** A line below the name. */
  readonly children?: ReactNode
}

/** Head and name, and a line below them. */
export function MemberLine({ id, nick, head, size = 36, bareOnPhones, children, className, opener }: MemberLineProps) {
  return (
    <span className={classNames(styles.line, className)}>
      <span className={classNames(bareOnPhones && 'not-m')}>
        <Head id={id} src={head || null} size={size} alt="" />
      </span>
      <span className={styles.words}>
        <MemberName id={id} nick={nick} opener={opener} />
        {children && <small className={styles.below}>{children}</small>}
      </span>
    </span>
  )
}
