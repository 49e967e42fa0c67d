import type { Person } from '@patisserie/contract/profile'
import { formatNumber } from '@patisserie/rules/text'
import { EmptyShelf } from '../../design/art/pictures.tsx'
import { buttonClass } from '../../design/parts/button.tsx'
import { EmptyState } from '../../design/parts/empty-state.tsx'
import { Tabs } from '../../design/parts/tabs.tsx'
import { Link } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'
import { PersonReplays } from './person-replays.tsx'
import styles from './person-tabs.module.css'

/** The tabs with something to see; without any, a quiet word. */
export function PersonTabs({ person, own }: { readonly person: Person; readonly own: boolean }) {
  const words = useWords().accounts
  // The other parts of a person open with their part of the site.
  if (!person.TABS.includes('replay')) return <Nothing nick={person.NICK} own={own} />
  return (
    <div className={styles.box}>
      <Tabs label={words.tabsOf(person.NICK)}>
        <Link to={`/p/${person.UID}`} stay aria-current="page">
          {words.tabs.replay}
          <span className="num">{formatNumber(person.REPLAYS)}</span>
        </Link>
      </Tabs>
      <PersonReplays id={person.UID} />
    </div>
  )
}

function Nothing({ nick, own }: { readonly nick: string; readonly own: boolean }) {
  const words = useWords().accounts
  return (
    <EmptyState
      art={<EmptyShelf />}
      title={words.nothing.title}
      actions={
        <Link to={own ? '/rpy/upload' : '/rpy'} className={buttonClass()}>
          {own ? words.nothing.upload : words.toReplays}
        </Link>
      }
    >
      {own ? words.nothing.own : words.nothing.other(nick)}
    </EmptyState>
  )
}
