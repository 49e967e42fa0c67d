import { Icon } from '#design/icons/icon.tsx'
import styles from './chance-page.module.css'

/** Whether something came out as it was said. */
export function Mark({ right, children }: { readonly right: boolean; readonly children: string }) {
  return (
    <span className={right ? styles.right : styles.wrong}>
      <Icon name={right ? 'circle-check' : 'circle-x'} size={16} />
      {children}
    </span>
  )
}
