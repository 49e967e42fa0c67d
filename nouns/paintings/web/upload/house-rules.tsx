import { useWords } from '#session/words.tsx'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import styles from './house-rules.module.css'

/** What does not hang on the wall, short enough to be read. */
export function HouseRules() {
  const { rules } = useWords(paintingUploadPack)
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
