import { problemText } from '#api/problem-text.ts'
import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { type FilterName, type TypedSearch, withoutPart } from '#rules/search/typed-search.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { Problem } from '#words/problem.ts'
import { searchPack } from '../../words/search.pack.ts'
import { SearchLink } from './search-link.tsx'

export interface SearchRefusedProps {
  readonly asked: SearchPlace
  readonly typed: TypedSearch
  readonly refusal: Problem
  /** What came with the refusal: of a limit, when it ends. */
  readonly data: unknown
  readonly onAgain: () => void
}

/** Why there is no answer, and how to get one: without what was refused, or by trying again. */
export function SearchRefused({ asked, typed, refusal, data, onAgain }: SearchRefusedProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(searchPack)
  const lesser = lesserSearch(asked, typed, refusal)
  return (
    <ErrorState
      title={words.failed}
      actions={
        refusal.startsWith('se.') && refusal !== 'se.searchSlow' ? (
          lesser && (
            <SearchLink to={searchPath(lesser.to)} className={buttonClass()}>
              {words.take(lesser.name ?? words.within[lesser.kind])}
            </SearchLink>
          )
        ) : (
          <Button onClick={onAgain}>{all.shell.retry}</Button>
        )
      }
    >
      {problemText({ refusal, data }, all, language)}
    </ErrorState>
  )
}

/** The search without what was refused; null if that would be nothing. */
function lesserSearch(asked: SearchPlace, typed: TypedSearch, refusal: Problem) {
  const blamed = blame[refusal]
  if (!blamed) return null
  const part = typed.parts.find(({ kind, name }) => kind === 'filter' && name === blamed.filter)
  const q = part ? withoutPart(typed, part) : asked.q
  const to = { ...asked, q, page: undefined, ...(!part && { [blamed.key]: undefined }) }
  return { to, name: part?.typed, kind: blamed.kind }
}

interface Blamed {
  readonly filter?: FilterName
  readonly key: 'by' | 'm' | 't'
  readonly kind: 'person' | 'club' | 'topic'
}

const person: Blamed = { filter: 'by', key: 'by', kind: 'person' }
const blame: Readonly<Partial<Record<Problem, Blamed>>> = {
  'se.byUnknown': person,
  'se.byHidden': person,
  'se.inUnknown': { filter: 'in', key: 'm', kind: 'club' },
  'se.topicUnknown': { key: 't', kind: 'topic' },
}
