import { Icon } from '#design/icons/icon.tsx'
import styles from './path-view.module.css'
import { usePathWords } from './path-words.ts'

/** What the line is, in the open, and what it cannot know, one press away. */
export function AboutWay() {
  const words = usePathWords()
  return (
    <div className={styles.about}>
      <Icon name="info" size={20} />
      <p>
        <b>{words.notRecorded}</b>
        {words.notRecordedText}
      </p>
      <details>
        <summary>{words.unknown}</summary>
        <p>{words.unknownText}</p>
      </details>
    </div>
  )
}
