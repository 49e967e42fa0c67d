import styles from './house-rules.module.css'
import { usePaintingUploadWords } from './painting-upload-words.ts'

/** What does not hang on the wall, short enough to be read. */
export function HouseRules() {
  const { rules } = usePaintingUploadWords()
  return (
    <div className={styles.rules}>
      <p className={styles.title}>{rules.title}</p>
      <ul className={styles.items}>
        {rules.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
