import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { EmptyArt } from '#cards/empty-art.tsx'
import { social } from '#contract/social.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { directoryPageSize } from '#rules/people/presence.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { directoryPack } from '../../words/directory.pack.ts'
import { DirectoryBar } from './directory-bar.tsx'
import styles from './directory-page.module.css'
import { directoryPath } from './directory-path.ts'
import { DirectoryPerson } from './directory-person.tsx'
import { type DirectorySearch, directorySearch } from './directory-search.ts'

const WhoIsHere = lazyPart(() => import('#cards/person/who-is-here.tsx').then((part) => part.WhoIsHere))

const route = getRouteApi('/main/members')

/** The members' directory: everybody who lets themselves be listed. */
export function DirectoryPage() {
  const { titles } = useWords()
  const words = useWords(directoryPack)
  const sub = (
    <>
      {words.sub}{' '}
      <Link to="/settings/privacy" className="link">
        {words.privacy}
      </Link>
    </>
  )
  return (
    <>
      <PageHead title={titles.members} sub={sub} />
      <MembersOnly>
        <Directory search={directorySearch({ ...route.useSearch() })} />
      </MembersOnly>
    </>
  )
}

function Directory({ search }: { readonly search: DirectorySearch }) {
  const all = useWords()
  const words = useWords(directoryPack)
  const { q, sort = 'newest', p = 1 } = search
  const input = { sort, pageSize: directoryPageSize, pageNum: p, ...(q && { q }) }
  const { value, refusal, stale, again } = useRead(social.calls.directory, input, { keep: true })
  return (
    <>
      {p === 1 && !q && (
        <div className={styles.present}>
          <WhoIsHere />
        </div>
      )}
      <DirectoryBar key={q ?? ''} search={search} />
      {refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      )}
      {!value && !refusal && <SkeletonRows label={all.shell.loading} />}
      {value && (
        <div className={stale ? styles.stale : undefined} aria-busy={stale || undefined}>
          <p className={styles.count} role="status">
            {q ? words.found(q, words.total(value.total, value.more)) : words.total(value.total, value.more)}
            {(sort === 'replays' || sort === 'active') && ` · ${words.only[sort]}`}
          </p>
          {value.rows.length === 0 ? (
            <Nobody search={search} />
          ) : (
            <ul className={cardClass({ clip: true })}>
              {value.rows.map((row) => (
                <DirectoryPerson key={row.UID} row={row} />
              ))}
            </ul>
          )}
          <Pager
            page={value.pageInfo.pageNum}
            pages={value.pageInfo.pages}
            labels={{ nav: words.pager, previous: words.previous, next: words.next, page: words.page }}
            link={(to, props) => <Link {...props} to={directoryPath({ ...search, p: to })} stay />}
          />
        </div>
      )}
    </>
  )
}

function Nobody({ search: { p = 1, ...rest } }: { readonly search: DirectorySearch }) {
  const words = useWords(directoryPack)
  if (p > 1) return <BeyondPages first={directoryPath(rest)} />
  const all = (
    <Link to="/members" className={buttonClass()}>
      {words.all}
    </Link>
  )
  return (
    <EmptyState art={<EmptyArt />} title={rest.q ? words.none : words.empty} actions={all}>
      {rest.q && words.noneText}
    </EmptyState>
  )
}
