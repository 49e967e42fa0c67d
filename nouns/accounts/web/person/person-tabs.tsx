import { useSearch } from '@tanstack/react-router'
import { personPath, personSearch } from '#cards/person/page/person-address.ts'
import { type PersonTab, personTabs } from '#cards/person/page/person-tabs.ts'
import type { Person } from '#contract/profile.ts'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useOpenParts } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import styles from './person-tabs.module.css'

/** The tabs with something to see; the owner has all of them, also those that others do not see. */
export function PersonTabs({ person, own }: { readonly person: Person; readonly own: boolean }) {
  const words = useWords(personPack)
  const { shell } = useWords()
  const search = personSearch(useSearch({ strict: false }))
  const tabs = useOpenParts(personTabs)
  const hidden = useHidden(own, tabs)
  const open = tabs.filter((tab) => person.TABS.includes(tab.name) || hidden.has(tab))
  const current = open.find(({ name }) => name === search.tab) ?? open[0]
  if (!current) return <Nothing nick={person.NICK} own={own} />
  const as = search.as && { as: search.as }
  const { Content } = current
  return (
    <div className={styles.box}>
      <Tabs label={words.tabsOf(person.NICK)}>
        {open.map((tab) => (
          <Link
            key={tab.name}
            to={personPath(person.UID, { ...(tab !== open[0] && { tab: tab.name }), ...as })}
            stay
            aria-current={tab === current ? 'page' : undefined}
            onPointerDown={tab.ahead}
          >
            {words.tabs[tab.name]}
            {hidden.has(tab) && <Icon name="eye-off" size={14} />}
            <Count count={tab.count?.(person) ?? 0} />
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
      <Content person={person} own={own} search={search} placeholder={<SkeletonRows label={shell.loading} />} />
    </div>
  )
}

function Count({ count }: { readonly count: number }) {
  return count > 0 && <span className="num">{formatNumber(count)}</span>
}

/** The owner's tabs that nobody else sees. */
function useHidden(own: boolean, tabs: readonly PersonTab[]): ReadonlySet<PersonTab> {
  const { profile } = useMe()
  return new Set(tabs.filter(({ flags }) => own && flags.some((flag) => profile?.[flag] === 'N')))
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
