import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { Display } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import type { Language } from '#rules/language.ts'
import type { TypedSearch } from '#rules/search/typed-search.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import { foundKinds } from './found-kinds.ts'
import styles from './none-found.module.css'
import { replaced } from './search-hints.tsx'
import { type Found, hits } from './search-input.ts'
import { SearchLink } from './search-link.tsx'

const Sleeper = lazyPart(() => import('#design/art/pictures.tsx').then((part) => part.AsleepOnShelf))

export interface NoneFoundProps {
  readonly asked: SearchPlace
  readonly typed: TypedSearch
  readonly value: Found
}

/** Nothing of the type asked for: what to change, each with what it would find. */
export function NoneFound({ asked, typed, value }: NoneFoundProps) {
  const words = useWords(searchPack)
  const what = typed.words === '' ? words.such : words.words(typed.words)
  const { nav } = useWords().shell
  const { language } = useLanguage()
  const ways = waysOn({ asked, typed, value }, language)
  return (
    <div className={cardClass({}, styles.card)}>
      <span className={styles.picture}>
        <Sleeper kind="starsugar" />
      </span>
      <Display as="h2" className={styles.title}>
        {words.none.title}
      </Display>
      <p className={styles.text}>
        {words.none.text(what)} {ways.length > 0 ? words.none.again : words.none.fewer}
      </p>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ to, name, typed: part, count }) => (
            <li key={to}>
              <SearchLink to={to}>
                <span className="ellipsis">
                  {name} {part && <code>{part}</code>}
                </span>
                <span className="num">{count}</span>
                <Icon name="chevron-right" size={16} />
              </SearchLink>
            </li>
          ))}
        </ul>
      )}
      {ways.length === 0 && (
        <p className={styles.around}>
          {words.none.around}
          {around.map(([to, key]) => (
            <Link key={to} to={to} stay className={buttonClass()}>
              {nav[key]}
            </Link>
          ))}
        </p>
      )}
      <p className={styles.foot}>{words.none.foot}</p>
    </div>
  )
}

const around = [
  ['/ms', 'clubs'],
  ['/rpy', 'replays'],
  ['/painting', 'paintings'],
] as const

interface WayOn {
  readonly to: string
  readonly name: string
  /** What was typed, after the name. */
  readonly typed?: string
  readonly count?: string
}

function waysOn({ asked, typed, value }: NoneFoundProps, language: Language): WayOn[] {
  const words = searchPack(language)
  const spelled = value.unknown.flatMap(({ typed: part, instead }) =>
    instead === ''
      ? []
      : [{ to: searchPath({ ...asked, q: replaced(typed, part, instead) }), name: words.none.spelled, typed: instead }],
  )
  const others = foundKinds.flatMap(({ type, words: of }) => {
    const count = value.counts[type]
    return asked.type && type !== asked.type && count && count.total > 0
      ? [
          {
            to: searchPath({ ...asked, type }),
            name: words.none.inType(of(language).name),
            count: words.hitsShort(hits(count)),
          },
        ]
      : []
  })
  const lesser = value.ways.map(({ value: q, left, drop, ...count }) => ({
    to: searchPath({ ...asked, q, ...(drop !== '' && { [keys[drop]]: undefined }) }),
    name: drop === '' ? words.take('').trim() : words.none.drop[drop],
    ...(left !== '' && { typed: left }),
    count: words.hitsShort(hits(count)),
  }))
  return [...spelled, ...others, ...lesser]
}

const keys = { club: 'm', topic: 't', person: 'by' } as const
