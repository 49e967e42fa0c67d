import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { type PersonSearch, personPath } from '#cards/person/page/person-address.ts'
import type { PersonTabProps } from '#cards/person/page/person-tabs.ts'
import list from '#cards/person/page/tab-list.module.css'
import { Button } from '#design/parts/button.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState, ListEnd } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { gameTitle } from '#rules/games/game-names.ts'
import { type Gam, gameNumbers } from '#rules/games/games.ts'
import { Link, useGo } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { replays } from '../../contract/replays.ts'
import { pinnedReplaysPack } from '../../words/pinned-replays.pack.ts'
import { ReplayTable } from '../card/replay-table.tsx'
import styles from './person-replays.module.css'
import { isFirstView, personReplaysInput } from './person-replays-input.ts'

/** Somebody's replays, a page at a time; the newest first, or the highest, of all games or one. */
export function PersonReplays({ person: { UID: id }, search }: PersonTabProps) {
  const { words } = useLanguage()
  const { list: own } = words.replays
  const page = useRead(replays.calls.someonesPaged, personReplaysInput(id, search), { keep: true })
  if (!page.value) {
    if (!page.refusal) return <SkeletonRows label={words.shell.loading} />
    return (
      <ErrorState title={own.failed} actions={<Button onClick={page.again}>{words.shell.retry}</Button>}>
        {problemWord(page.refusal, words)}
      </ErrorState>
    )
  }
  const { rows, pageInfo } = page.value
  return (
    <div className={list.stack}>
      {isFirstView(search) && <Pinned id={id} />}
      <Filters id={id} search={search} />
      {rows.length > 0 && <ReplayTable rows={rows} stale={page.stale} />}
      {rows.length === 0 && search.p && <BeyondPages first={personPath(id, at(search, {}))} />}
      {rows.length === 0 && !search.p && <EmptyState title={own.emptySet} />}
      <div className={list.pager}>
        <Pager
          page={pageInfo.pageNum}
          pages={pageInfo.pages}
          labels={{ nav: own.pager, previous: own.previous, next: own.next, page: own.page }}
          link={(n, props) => <Link {...props} stay to={personPath(id, at(search, { p: n }))} />}
        />
      </div>
      {rows.length > 0 && pageInfo.pageNum >= pageInfo.pages && <ListEnd>{words.shell.end}</ListEnd>}
    </div>
  )
}

/** The replays that the member shows first. */
function Pinned({ id }: { readonly id: number }) {
  const words = useWords(pinnedReplaysPack)
  const { value = [] } = useRead(replays.calls.pinned, { UID: id }, { quiet: true })
  if (value.length === 0) return null
  return (
    <section>
      <SectionHead title={words.title} />
      <ReplayTable rows={value} />
    </section>
  )
}

function Filters({ id, search }: { readonly id: number; readonly search: PersonSearch }) {
  const { language } = useLanguage()
  const words = useWords(personPack)
  const go = useGo()
  const games = [
    { value: '', label: words.anyGame },
    ...gameNumbers.map((game) => ({ value: String(game), label: gameTitle(game, language) })),
  ]
  const sorts = [
    { value: 'time', label: words.sort.time },
    { value: 'score', label: words.sort.score },
  ]
  return (
    <div className={styles.filters}>
      <Select
        prefix={words.game}
        options={games}
        value={String(search.game ?? '')}
        // One of the options.
        onChange={({ target }) => go(personPath(id, at(search, { game: Number(target.value) as Gam })))}
      />
      <Select
        prefix={words.sort.label}
        options={sorts}
        value={search.sort ?? 'time'}
        onChange={({ target }) => go(personPath(id, at(search, { score: target.value === 'score' })))}
      />
    </div>
  )
}

/** The view with one thing changed; another selection begins with its first page. */
function at(
  { p: _, ...search }: PersonSearch,
  change: { readonly p?: number; readonly game?: Gam | 0; readonly score?: boolean },
): PersonSearch {
  const { game, sort, ...rest } = search
  const newGame = change.game ?? game
  const score = change.score ?? sort === 'score'
  return {
    ...rest,
    ...(newGame && { game: newGame }),
    ...(score && { sort: 'score' as const }),
    ...(change.p && change.p > 1 && { p: change.p }),
  }
}
