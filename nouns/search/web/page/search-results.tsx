import { useRead } from '#api/reads.ts'
import type { SearchPlace } from '#cards/search/search-path.ts'
import { PageHead } from '#design/parts/section-head.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { readSearch } from '#rules/search/typed-search.ts'
import { useWords } from '#session/words.tsx'
import { search } from '../../contract/search.ts'
import { searchPack } from '../../words/search.pack.ts'
import { FilterRow } from './filter-row.tsx'
import { foundKinds } from './found-kinds.ts'
import { FoundOfAll } from './found-of-all.tsx'
import { FoundOfType } from './found-of-type.tsx'
import { NoneFound } from './none-found.tsx'
import { PageBox } from './page-box.tsx'
import { SearchHints } from './search-hints.tsx'
import { findInput, hits, totalOf } from './search-input.ts'
import { SearchRefused } from './search-refused.tsx'
import { TypeTabs } from './type-tabs.tsx'
import { useOwnAnswer } from './use-own-answer.ts'

/** What a search found, of all types or of one. */
export function SearchResults({ asked, q }: { readonly asked: SearchPlace; readonly q: string }) {
  const words = useWords(searchPack)
  const { loading } = useWords().shell
  const { find } = search.calls
  const read = useRead(find, findInput(asked))
  // Further pages come without the counts of the other types.
  const first = useRead(find, findInput({ ...asked, page: 1 }), { enabled: asked.page !== undefined, quiet: true })
  const { value, refusal } = read
  useOwnAnswer(read.again)
  const counted = asked.page === undefined ? value : (first.value ?? value)
  const typed = readSearch(q)
  const what = typed.words === '' ? words.such : words.words(typed.words)
  const total = value && totalOf(counted ?? value, asked.type)
  const kind = foundKinds.find(({ type }) => type === asked.type)
  const nothing = value !== undefined && total?.total === 0
  const nowhere = nothing && totalOf(counted ?? value, undefined).total === 0
  return (
    <>
      <PageHead
        title={total && total.total > 0 ? words.found : words.title}
        sub={total && total.total > 0 ? words.hits(what, hits(total)) : '\u00a0'}
      />
      <PageBox key={q} asked={asked} className="only-m" />
      <FilterRow asked={asked} typed={typed} value={value} />
      {(value || refusal) && <SearchHints asked={asked} typed={typed} value={value} />}
      {!refusal && !nowhere && <TypeTabs asked={asked} value={counted} />}
      {refusal && <SearchRefused asked={asked} typed={typed} refusal={refusal} data={read.data} onAgain={read.again} />}
      {!refusal && !value && <SkeletonRows rows={8} label={loading} />}
      {value && nothing && <NoneFound asked={asked} typed={typed} value={value} />}
      {value && !nothing && !asked.type && <FoundOfAll asked={asked} value={value} />}
      {value && !nothing && kind && <FoundOfType asked={asked} kind={kind} value={value} />}
    </>
  )
}
