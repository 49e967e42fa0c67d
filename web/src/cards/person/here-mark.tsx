import styles from './here-mark.module.css'

/** Says that a person is here now. */
export function HereMark({ children }: { readonly children: string }) {
  return <span className={styles.here}>{children}</span>
}
