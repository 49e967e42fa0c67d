import type { ReactNode } from 'react'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { floorPath, lastingFloorPath, topicPath } from '#nouns/clubs/web/card/topic-path.ts'
import { useClubName } from '#nouns/clubs/web/card/use-club-name.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { isGam } from '#rules/games/games.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { usePreferences } from '#session/preferences/preferences.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { memberHomePack } from '../../words/member-home.pack.ts'
import styles from './waiting.module.css'
import type { Invitation, WaitingRow } from './waiting-rows.ts'

export interface WaitingLineProps {
  readonly row: WaitingRow
  /** Called with the reminder that is followed. */
  readonly onFollow: (id: number) => void
}

/** One thing that waits for the member; the whole line is a link. All lines have the same height. */
export function WaitingLine({ row, onFollow }: WaitingLineProps) {
  if (row.is === 'talk') return <Talk row={row} onFollow={onFollow} />
  return row.is === 'topic' ? <Topic row={row} /> : <Invite to={row.to} />
}

type Of<Is extends WaitingRow['is']> = Extract<WaitingRow, { is: Is }>

function Talk({ row: { kind, reminder }, onFollow }: { row: Of<'talk'> } & Pick<WaitingLineProps, 'onFollow'>) {
  const words = useWords(memberHomePack)
  const { language } = useLanguage()
  const { closedName } = useWords().accounts
  const { ACTORS, ACTORNUM, DATA, TIME, KeyID } = reminder
  const [actor] = ACTORS
  const said = (name: string) => String(DATA[name] ?? '')
  const floor = Number(DATA.floor ?? 1)
  const where: Readonly<Record<typeof kind, readonly [about: string, to: string]>> = {
    topicReply: [`${said('title')} ${words.floor(floor)}`, lastingFloorPath(Number(DATA.t), floor)],
    floorQuote: [`${said('title')} ${words.floor(floor)}`, lastingFloorPath(Number(DATA.t), floor)],
    mention: [`${said('title')} ${words.floor(floor)}`, lastingFloorPath(Number(DATA.t), floor)],
    replayComment: [gameName(DATA.game, language), `/r/${said('code')}#c${said('comment')}`],
    paintingComment: [said('name'), `/e/${said('painting')}#c${said('comment')}`],
    betComment: [said('title'), `/bocai/${said('name')}#c${said('comment')}`],
  }
  const [about, to] = where[kind]
  return (
    <Line
      mark={<Head id={actor?.UID ?? 0} src={actor?.HEAD || null} size={40} alt="" />}
      meta={
        <>
          <b>{actor?.NICK || closedName}</b>
          {ACTORNUM > 1 && <span className={styles.count}>{words.others(ACTORNUM)}</span>}
          <span>{words.verbs[kind]}</span>
          <Ago at={TIME} />
        </>
      }
      to={to}
      title={said('words') || words.gone}
      quiet={said('words') === ''}
      end={<span className={styles.about}>{about}</span>}
      onFollow={() => onFollow(KeyID)}
    />
  )
}

const gameName = (game: unknown, language: Parameters<typeof gameTitle>[1]): string =>
  typeof game === 'number' && isGam(game) ? gameTitle(game, language) : ''

function Topic({ row: { topic, floors } }: { row: Of<'topic'> }) {
  const clubName = useClubName()
  const words = useWords(memberHomePack)
  const { closedName } = useWords().accounts
  const { tNum } = usePreferences().preferences
  const { KeyID, TITLE, UID, HEAD, LASTFLOOR, LASTNICK, LASTTIME } = topic
  return (
    <Line
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

const invitations: Readonly<Record<Invitation, readonly [to: string, icon: IconName]>> = {
  write: ['/ms', 'pencil'],
  upload: ['/rpy/upload', 'upload'],
  follow: ['/members', 'user'],
  dessert: ['/desserts', 'heart'],
  paint: ['/painting/upload', 'image'],
  clubs: ['/ms', 'messages-square'],
}

function Invite({ to }: { to: Invitation }) {
  const words = useWords(memberHomePack).invitations[to]
  const [path, icon] = invitations[to]
  return (
    <Line
      mark={
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      }
      meta={<span>{words.text}</span>}
      to={path}
      title={words.title}
      bold
    />
  )
}

interface LineProps {
  readonly mark: ReactNode
  readonly meta: ReactNode
  readonly to: string
  readonly title: string
  /** The title is the name of a thing, and its facts stand below; otherwise it is somebody's words. */
  readonly bold?: boolean
  readonly quiet?: boolean
  readonly end?: ReactNode
  readonly onFollow?: () => void
}

function Line({ mark, meta, to, title, bold, quiet, end, onFollow }: LineProps) {
  return (
    <li className={classNames('opens', styles.line)} data-list-item="">
      {mark}
      <div className={classNames(styles.words, bold && styles.named)}>
        <p className={styles.meta}>{meta}</p>
        <Link
          to={to}
          data-list-main=""
          className={classNames('opener', styles.title, quiet && styles.quiet)}
          {...(onFollow && { onClick: onFollow })}
        >
          {title}
        </Link>
      </div>
      {end}
    </li>
  )
}
