import { MemberName } from '#cards/person/member-name.tsx'
import { searchPath } from '#cards/search/search-path.ts'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { iconButtonClass } from '#design/parts/icon-button.tsx'
import { Breadcrumbs } from '#design/parts/moving/breadcrumbs.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { bombLevels } from '#rules/people/privileges.ts'
import { formatNumber } from '#rules/text.ts'
import { Ago } from '#session/ago.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { TopicHead as Head } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { topicsPack } from '../../words/topics.pack.ts'
import { clubPath, topicPath } from '../card/topic-path.ts'
import { useClubName } from '../card/use-club-name.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { ShareMenu } from './share-menu.tsx'
import styles from './topic-head.module.css'
import type { OwnMarks } from './use-own-marks.ts'

const KeeperTools = lazyPart(() => import('../keepers/keeper-tools.tsx').then((part) => part.KeeperTools))
const PinOwn = lazyPart(() => import('./pin-own.tsx').then((part) => part.PinOwn))
const TopicActs = lazyPart(() => import('../desk/topic-acts.tsx').then((part) => part.TopicActs))

/** The lowest bomb level that opens an act on a topic. */
const keeperBomb = bombLevels.pinTopic

export interface TopicHeadProps {
  readonly topic: Head
  /** Only the floors of who began it are shown. */
  readonly only: boolean
  /** The reader is staff who act on topics. */
  readonly keeps: boolean
  readonly own: OwnMarks
}

/** Head of a topic: title, club, and the acts on the whole topic. */
export function TopicHead({ topic, only, keeps, own }: TopicHeadProps) {
  const clubName = useClubName()
  const { topic: words, title } = useWords(clubsPack)
  const row = useWords(topicsPack)
  const { house } = useTimes()
  const { profile } = useMe()
  return (
    <>
      <Breadcrumbs label={words.where}>
        <Link to="/ms">{title}</Link>
        <Link to={clubPath(topic.MS)}>{clubName(topic)}</Link>
      </Breadcrumbs>
      <PageHead
        written
        title={topic.TITLE}
        sub={
          <span className={styles.sub}>
            {topic.PINNED === 'Y' && (
              <Chip tint="straw">
                {topic.PINNEDUNTIL === '' ? row.pinned : row.pinnedUntil(house(topic.PINNEDUNTIL))}
              </Chip>
            )}
            {topic.RECOMMENDED === 'Y' && <Chip tint="honey">{row.recommended}</Chip>}
            {topic.LOCKED === 'Y' && <Chip>{row.locked}</Chip>}
            {topic.HELD === 'Y' && <Chip tint="honey">{row.held}</Chip>}
            <MemberName id={topic.UID} nick={topic.NICK} />
            <Ago at={topic.UPTIME} className="faint" />
            <span className="faint num">{row.floors(topic.FLOORS)}</span>
            <span className="faint num">
              <Icon name="heart" size={14} className={styles.heart} />
              {formatNumber(topic.LIKES)}
            </span>
            {profile?.id === topic.UID && topic.PINNED === 'N' && topic.HELD === 'N' && <PinOwn topic={topic} />}
            {!keeps && (profile?.bomb ?? 0) >= keeperBomb && <KeeperTools topic={topic} />}
          </span>
        }
        actions={
          <>
            {keeps && <TopicActs topic={{ ...topic, HIDDEN: 'N', REASON: '' }} />}
            {profile?.id !== topic.UID && <FavouriteButton t={topic.KeyID} on={own.favourite} />}
            {topic.OWNFLOORS > 1 && topic.OWNFLOORS < topic.FLOORS && (
              <Link
                to={topicPath(topic.KeyID, 1, !only)}
                stay
                className={buttonClass({}, classNames(styles.only, only && styles.on))}
                aria-current={only ? 'true' : undefined}
              >
                <Icon name="user" size={18} />
                {words.only}
                <span className="faint num">{formatNumber(topic.OWNFLOORS)}</span>
              </Link>
            )}
            <Link
              to={searchPath({ t: topic.KeyID })}
              className={iconButtonClass({}, styles.search)}
              aria-label={words.search}
              data-tip={words.search}
            >
              <Icon name="search" />
            </Link>
            <ShareMenu topic={topic} />
          </>
        }
      />
    </>
  )
}
