import { Head } from '#design/art/heads/head.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { TopicHead } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { topicPath } from '../card/topic-path.ts'
import styles from './topic-nav.module.css'

/** Says that only the floors of who began the topic are shown, how many are folded away, and leads back to all. */
export function OnlyAuthor({ topic }: { readonly topic: TopicHead }) {
  const { topic: words } = useWords(clubsPack)
  const { closedName } = useWords().accounts
  return (
    <div className={styles.only}>
      <Head id={topic.UID} src={topic.HEAD || null} size={24} alt="" />
      <p>{words.onlyShown(topic.NICK || closedName, topic.OWNFLOORS, topic.FLOORS - topic.OWNFLOORS)}</p>
      <Link to={topicPath(topic.KeyID)} stay className={buttonClass({ size: 'small' })}>
        {words.onlyEnd}
      </Link>
    </div>
  )
}
