import { WaitingLine } from '#cards/front/waiting-line.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Ago } from '#session/ago.tsx'
import { usePreferences } from '#session/preferences/preferences.ts'
import { useWords } from '#session/words.tsx'
import { waitingTopicsPack } from '../../words/waiting-topics.pack.ts'
import { floorPath, topicPath } from '../card/topic-path.ts'
import { useClubName } from '../card/use-club-name.ts'
import type { TopicInWait } from './topics-in-wait.ts'

/** A topic with floors that the member has not read, or one that they never opened. */
export function WaitingTopic({ topic, floors }: TopicInWait) {
  const clubName = useClubName()
  const words = useWords(waitingTopicsPack)
  const { closedName } = useWords().accounts
  const { tNum } = usePreferences().preferences
  const { KeyID, TITLE, UID, HEAD, LASTFLOOR, LASTNICK, LASTTIME } = topic
  return (
    <WaitingLine
      mark={<Head id={UID} src={HEAD || null} size={40} alt="" />}
      meta={
        <>
          <span>{clubName(topic)}</span>
          <span>{LASTNICK || closedName}</span>
          <Ago at={LASTTIME} />
        </>
      }
      to={floors > 0 ? floorPath(KeyID, LASTFLOOR - floors + 1, tNum) : topicPath(KeyID)}
      title={TITLE}
      bold
      end={floors > 0 ? <Chip tint="straw">{words.newFloors(floors)}</Chip> : <Chip>{words.unopened}</Chip>}
    />
  )
}
