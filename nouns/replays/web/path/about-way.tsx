import { Icon } from '#design/icons/icon.tsx'
import { useWords } from '#session/words.tsx'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import styles from './path-view.module.css'

/** What the line is, in the open, and what it cannot know, one press away. */
export function AboutWay() {
  const words = useWords(replayPathPack)
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
