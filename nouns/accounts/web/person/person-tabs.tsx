import { useSearch } from '@tanstack/react-router'
import type { Person } from '#contract/profile.ts'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import type { PrivacyFlag } from '#rules/people/preferences.ts'
import { formatNumber } from '#rules/text.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { type PersonTab, personPath, personSearch, personTabs } from '../person-routes.ts'
import { PersonFeed } from './person-feed.tsx'
import { personPaintingsInput } from './person-inputs.ts'
import { PersonProgress } from './person-progress.tsx'
import { PersonReplays } from './person-replays.tsx'
import styles from './person-tabs.module.css'
import { PersonTopics } from './person-topics.tsx'

// With the wall and with the drawings of desserts, for those who open them.
const PersonPaintings = lazyPart(() => import('./person-paintings.tsx').then((part) => part.PersonPaintings))
const PersonDesserts = lazyPart(() => import('./person-desserts.tsx').then((part) => part.PersonDesserts))

/** The tabs with something to see; the owner has all of them, also those that others do not see. */
export function PersonTabs({ person, own }: { readonly person: Person; readonly own: boolean }) {
  const words = useWords(personPack)
  const { shell } = useWords()
  const search = personSearch(useSearch({ strict: false }))
  const hidden = useHidden(own)
  const open = personTabs.filter((tab) => person.TABS.includes(tab) || hidden.has(tab))
  const current = open.find((tab) => tab === search.tab) ?? open[0]
  if (!current) return <Nothing nick={person.NICK} own={own} />
  const as = search.as && { as: search.as }
  return (
    <div className={styles.box}>
      <Tabs label={words.tabsOf(person.NICK)}>
        {open.map((tab) => (
          <Link
            key={tab}
            to={personPath(person.UID, { ...(tab !== open[0] && { tab }), ...as })}
            stay
            aria-current={tab === current ? 'page' : undefined}
            onPointerDown={ahead[tab]}
          >
            {words.tabs[tab]}
            {hidden.has(tab) && <Icon name="eye-off" size={14} />}
            {tab === 'replay' && person.REPLAYS > 0 && <span className="num">{formatNumber(person.REPLAYS)}</span>}
          </Link>
        ))}
      </Tabs>
      {hidden.has(current) && (
        <p className={styles.private}>
          <Icon name="eye-off" size={16} />
          <span>{words.onlyYou}</span>
          <Link to="/settings/privacy" stay>
            {words.toPrivacy}
          </Link>
        </p>
      )}
      {current === 'ms' && <PersonTopics id={person.UID} own={own} />}
      {current === 'ega' && (
        <PersonPaintings
          id={person.UID}
          own={own}
          asked={personPaintingsInput(person.UID, search)}
          placeholder={<SkeletonRows label={shell.loading} />}
        />
      )}
      {current === 'replay' && <PersonReplays id={person.UID} />}
      {current === 'dessert' && (
        <PersonDesserts
          id={person.UID}
          nick={person.NICK}
          own={own}
          placeholder={<SkeletonRows label={shell.loading} />}
        />
      )}
      {current === 'feed' && <PersonFeed id={person.UID} own={own} />}
      {current === 'progress' && <PersonProgress id={person.UID} linked={person.TABS.includes('replay') || own} />}
    </div>
  )
}

const ahead: Readonly<Partial<Record<PersonTab, () => void>>> = {
  ega: PersonPaintings.ahead,
  dessert: PersonDesserts.ahead,
}

/** The owner's tabs that nobody else sees. */
function useHidden(own: boolean): ReadonlySet<PersonTab> {
  const { profile } = useMe()
  return new Set(personTabs.filter((tab) => own && flags[tab].some((flag) => profile?.[flag] === 'N')))
}

/** The switches that hide a tab, each on its own: progress is made of runs. */
const flags: Readonly<Record<PersonTab, readonly PrivacyFlag[]>> = {
  ms: ['showMS'],
  ega: ['showEga'],
  replay: ['showReplay'],
  dessert: ['showDes'],
  feed: ['showFeed'],
  progress: ['showProgress', 'showReplay'],
}

function Nothing({ nick, own }: { readonly nick: string; readonly own: boolean }) {
  const words = useWords(personPack)
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
