import { getRouteApi } from '@tanstack/react-router'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { personId, personPath, personSearch } from '#cards/person/page/person-address.ts'
import { personFacts } from '#cards/person/page/person-facts.ts'
import { StaffMark } from '#cards/person/staff-mark.tsx'
import { accounts } from '#contract/accounts.ts'
import type { Person } from '#contract/profile.ts'
import { Gap } from '#design/art/pictures.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { formatNumber } from '#rules/text.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link, useGo } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useOpenParts } from '#session/open-parts.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { NameCard } from './name-card.tsx'
import { PersonActs } from './person-acts.tsx'
import { PersonCounts } from './person-counts.tsx'
import styles from './person-tabs.module.css'
import { PersonTabs } from './person-tabs.tsx'

const PersonPeople = lazyPart(() => import('./person-people.tsx').then((part) => part.PersonPeople))

export { personLoader } from './person-loader.ts'

const route = getRouteApi('/main/p/$id')

/** A person as everybody sees them: the name card, then the tabs they show. */
export function PersonPage() {
  const people = useWords(personPack)
  const { words, language } = useLanguage()
  const id = personId(route.useParams().id)
  // Read here as well as by the loader, so that one's own changes show.
  const { value, refusal, data } = useRead(
    accounts.calls.person,
    { UID: id ?? 0 },
    { enabled: id !== null, keep: true },
  )
  if (value) return <PersonSeen person={value} />
  if (id !== null && !refusal) return <SkeletonRows label={words.shell.loading} />
  const gone = refusal === undefined || refusal === 'personUnknown'
  return (
    <>
      <h1 className="visually-hidden">{words.accounts.person}</h1>
      <EmptyState
        wide
        art={<Gap />}
        title={gone ? words.accounts.gone.title : problemText({ refusal, data }, words, language)}
        actions={
          <Link to="/rpy" stay className={buttonClass()}>
            {people.toReplays}
          </Link>
        }
      >
        {gone && people.goneText}
      </EmptyState>
    </>
  )
}

function PersonSeen({ person }: { readonly person: Person }) {
  const { words } = useLanguage()
  const times = useTimes()
  const { card } = words.accounts
  const people = useWords(personPack)
  const { profile } = useMe()
  const search = personSearch(route.useSearch())
  const go = useGo()
  const own = profile?.id === person.UID
  const facts = useOpenParts(personFacts)
  const { people: listed, ...rest } = search
  const close = () => go(personPath(person.UID, rest), { replace: true })
  return (
    <>
      <NameCard
        main
        id={person.UID}
        nick={person.NICK}
        head={person.HEAD}
        introduction={person.BRINT}
        background={person.BACKGROUND}
        colour={person.COLOUR}
        mark={person.STAFF === 'Y' && <StaffMark>{people.staff}</StaffMark>}
        buttons={
          <>
            <PersonCounts person={person} search={rest} />
            <PersonActs key={person.UID} person={person} search={rest} />
          </>
        }
        facts={
          <Facts>
            <Fact label={card.replays} strong>
              {formatNumber(person.REPLAYS)}
            </Fact>
            <Fact label={card.likes} strong>
              {formatNumber(person.LIKES)}
            </Fact>
            {facts.map(({ order, Facts: More }) => (
              <More key={order} person={person} />
            ))}
            <Fact label={card.joined}>{times.own(person.JOINED, 'date')}</Fact>
            <Fact label={card.id}>{person.UID}</Fact>
          </Facts>
        }
        actions={own && !search.as && <EditLink />}
      />
      {own && search.as && <Banner className={styles.note}>{people.guestNote}</Banner>}
      <PersonTabs key={person.UID} person={person} own={own && !search.as} />
      {listed && (
        <PersonPeople
          key={listed}
          id={person.UID}
          nick={person.NICK}
          way={listed}
          own={own}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  )
}

function EditLink() {
  const { edit } = useWords().accounts.card
  return (
    <Link to="/settings/profile" stay aria-label={edit} data-tip={edit} className={iconButtonClass()}>
      <IconButtonInside icon="pencil" />
    </Link>
  )
}
