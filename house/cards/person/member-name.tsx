import type { ReactNode } from 'react'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import styles from './member-name.module.css'

export interface MemberNameProps {
  readonly id: number
  readonly nick: string
  readonly className?: string | undefined
  /** The row around the name is about this person, so this link is the target of the whole row. */
  readonly opener?: boolean | undefined
}

/**
 * A member's name, linked to the personal page. A closed account has no name: a general word is shown, without a link.
 */
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
  /** Path of the head picture; '' for the drawn default. */
  readonly head: string
  /** Width and height of the head, in pixels. */
  readonly size?: number | undefined
  /** Hides the head on phones. */
  readonly bareOnPhones?: boolean | undefined
  /** Content of the line below the name. */
  readonly children?: ReactNode
}

/** A member's head and name, with a line below the name. */
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
