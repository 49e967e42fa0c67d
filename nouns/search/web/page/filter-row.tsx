import type { OfferedFilter } from '#cards/search/found-things.tsx'
import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { Icon } from '#design/icons/icon.tsx'
import { gameTitle } from '#rules/games/game-names.ts'
import { difficultyMarks, difficultyWords, gamOfCode } from '#rules/games/games.ts'
import type { SearchType } from '#rules/search/searched.ts'
import { type SearchPart, type TypedSearch, withoutPart } from '#rules/search/typed-search.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import styles from './filter-row.module.css'
import { foundKinds } from './found-kinds.ts'
import { fillSearchBox } from './page-box.tsx'
import type { Found } from './search-input.ts'
import { SearchLink } from './search-link.tsx'

export interface FilterRowProps {
  readonly asked: SearchPlace
  readonly typed: TypedSearch
  readonly value: Found | undefined
}

/** The filters in use, each with a way to take it off, those that can be added, and the order. */
export function FilterRow({ asked, typed, value }: FilterRowProps) {
  const words = useWords(searchPack)
  const used = typed.parts.filter(({ kind }) => kind === 'filter')
  return (
    <div className={styles.row}>
      <fieldset aria-label={words.filters} className={styles.filters}>
        <PlaceChips asked={asked} value={value} />
        {used.map((part) => (
          <UsedFilter
            key={part.typed}
            name={`${part.name}:`}
            value={<FilterName part={part} value={value} />}
            label={part.typed}
            without={searchPath({ ...asked, q: withoutPart(typed, part), page: undefined })}
          />
        ))}
        <span className={styles.add}>{words.add}</span>
        <OfferedFilters type={asked.type} text={asked.q ?? ''} used={namesOf(used)} />
      </fieldset>
      <nav aria-label={words.sort} className={styles.sorts}>
        {(['match', 'time'] as const).map((sort) => (
          <SearchLink
            key={sort}
            to={searchPath({ ...asked, sort, page: undefined })}
            aria-current={sort === (asked.sort ?? 'match') ? 'true' : undefined}
          >
            {words.sorts[sort]}
          </SearchLink>
        ))}
      </nav>
    </div>
  )
}

/** Where the search looks, when the address says it. */
function PlaceChips({ asked, value }: Pick<FilterRowProps, 'asked' | 'value'>) {
  const words = useWords(searchPack)
  const places = [
    { key: 't', kind: 'topic', name: value?.WITHIN?.TITLE },
    { key: 'm', kind: 'club', name: value?.IN?.NAME },
    { key: 'by', kind: 'person', name: value?.BY?.NICK },
  ] as const
  return places
    .filter(({ key }) => asked[key] !== undefined)
    .map(({ key, kind, name }) => (
      <UsedFilter
        key={key}
        name={words.within[kind]}
        value={name ?? '…'}
        label={words.within[kind]}
        without={searchPath({ ...asked, [key]: undefined, page: undefined })}
      />
    ))
}

interface UsedFilterProps {
  readonly name: string
  readonly value: React.ReactNode
  readonly label: string
  readonly without: string
}

function UsedFilter({ name, value, label, without }: UsedFilterProps) {
  const words = useWords(searchPack)
  return (
    <span className={styles.used}>
      <code>{name}</code>
      <span className="ellipsis">{value}</span>
      <SearchLink to={without} aria-label={words.take(label)} className={styles.off}>
        <Icon name="x" size={14} />
      </SearchLink>
    </span>
  )
}

function FilterName({ part, value }: { readonly part: SearchPart; readonly value: Found | undefined }) {
  const words = useWords(searchPack)
  const { language } = useLanguage()
  const typed = part.value ?? ''
  if (part.name === 'game') {
    const gam = gamOfCode(typed)
    return gam === null ? typed : gameTitle(gam, language)
  }
  if (part.name === 'rank') {
    const rank = difficultyMarks.find((mark) => mark === typed)
    return rank ? difficultyWords[rank] : typed
  }
  if (part.name === 'by') return value?.BY?.NICK ?? typed
  if (part.name === 'in') return value?.IN?.NAME ?? typed
  const named: Readonly<Record<string, string>> = words.filterNames
  return named[`${part.name}:${typed}`] ?? typed
}

export interface OfferedFiltersProps {
  readonly type: SearchType | undefined
  /** What stands in the box. */
  readonly text: string
  /** Filters that are in use already. */
  readonly used: ReadonlySet<string>
}

/** Filters to put into the box. */
export function OfferedFilters({ type, text, used }: OfferedFiltersProps) {
  const words = useWords(searchPack)
  const known = foundKinds.find((kind) => kind.type === type)?.filters ?? ofAll
  const offered = known.filter((filter) => !used.has(filter))
  return offered.map((filter) => (
    <button
      key={filter}
      type="button"
      className={styles.offered}
      onClick={() => fillSearchBox(`${text}${text === '' ? '' : ' '}${filter}${filter.includes(':') ? ' ' : ':'}`)}
    >
      <code>{filter.includes(':') ? filter : `${filter}:`}</code>
      {words.filterNames[filter]}
    </button>
  ))
}

/** What is offered while all types are searched. */
const ofAll: readonly OfferedFilter[] = ['game', 'rank', 'by', 'has:picture', 'no:miss', 'after']

/** `has:` and `no:` with their value, as both can be there twice; the others by name. */
const namesOf = (parts: readonly SearchPart[]): ReadonlySet<string> =>
  new Set(parts.map(({ name = '', value = '' }) => (name === 'has' || name === 'no' ? `${name}:${value}` : name)))
