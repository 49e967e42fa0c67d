import { optionLook } from './odds-text.ts'
import styles from './option-dot.module.css'

/** The colour of an option, as the chart and the shares draw it. Silent: its name stands beside it. */
export function OptionDot({ option }: { readonly option: number }) {
  const { mark, isDashed } = optionLook(option)
  return <i className={styles.dot} style={{ borderColor: mark, borderStyle: isDashed ? 'dotted' : 'solid' }} />
}
