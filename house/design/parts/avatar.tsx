import { Head, type HeadProps } from '../art/heads/head.tsx'
import styles from './avatar.module.css'

export type AvatarProps = HeadProps & {
  /** In words, when the person is here now: shows the dot. */
  here?: string | undefined
}

export function Avatar({ here, ...head }: AvatarProps) {
  return (
    <span className={styles.avatar}>
      <Head {...head} />
      {here && (
        <span className={styles.here} title={here}>
          <span className="visually-hidden">{here}</span>
        </span>
      )}
    </span>
  )
}
