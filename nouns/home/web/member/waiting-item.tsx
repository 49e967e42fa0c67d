import styles from '#cards/front/waiting-line.module.css'
import { WaitingLine } from '#cards/front/waiting-line.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { lastingFloorPath } from '#nouns/clubs/web/card/topic-path.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { isGam } from '#rules/games/games.ts'
import { Ago } from '#session/ago.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { memberHomePack } from '../../words/member-home.pack.ts'
import type { Invitation, WaitingRow } from './waiting-rows.ts'

export interface WaitingItemProps {
  readonly row: WaitingRow
  /** Called with the reminder that is followed. */
  readonly onFollow: (id: number) => void
}

/** One row of what waits for the member. */
export function WaitingItem({ row, onFollow }: WaitingItemProps) {
  if (row.is === 'talk') return <Talk row={row} onFollow={onFollow} />
  return row.is === 'thing' ? row.thing.line : <Invite to={row.to} />
}

type Of<Is extends WaitingRow['is']> = Extract<WaitingRow, { is: Is }>

function Talk({ row: { kind, reminder }, onFollow }: { row: Of<'talk'> } & Pick<WaitingItemProps, 'onFollow'>) {
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
    <WaitingLine
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
    <WaitingLine
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
