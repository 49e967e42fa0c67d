import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link, useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { ArchivedRun } from '../contract/archive.ts'
import { archive } from '../contract/archive.ts'
import { archivePack } from '../words/archive.pack.ts'
import { ArchiveFilters } from './archive-filters.tsx'
import styles from './archive-page.module.css'
import { type ArchiveSearch, archiveInput, archivePath } from './archive-routes.ts'
import { ArchiveTable } from './archive-table.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { RunDialog } from './run-dialog.tsx'

/** Filters, rows, pages and the run that is open, all in the address; a row can be claimed. */
export function ArchiveList({ search }: { readonly search: ArchiveSearch }) {
  const pack = useWords()
  const words = useWords(archivePack)
  const [claimed, setClaimed] = useState<ArchivedRun | null>(null)
  const read = useRead(archive.calls.list, archiveInput(search), { keep: true })
  const page = read.value
  const go = useGo()
  const [, open] = /^run-(\d{1,9})$/.exec(useRouterState({ select: ({ location }) => location.hash })) ?? []
  const close = () => go(archivePath(search), { replace: true })
  return (
    <>
      <ArchiveFilters search={search} />
      {page && page.rows.length > 0 && (
        <ArchiveTable rows={page.rows} search={search} stale={read.stale} onClaim={setClaimed} />
      )}
      {page?.rows.length === 0 && <NothingHere search={search} />}
      {!page && !read.refusal && <SkeletonRows rows={10} label={pack.shell.loading} />}
      {read.refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={read.again}>{pack.shell.retry}</Button>}>
          {problemWord(read.refusal, pack)}
        </ErrorState>
      )}
      {page && page.rows.length > 0 && (
        <div className={styles.pages}>
          <span className={`${styles.count} num`}>{words.count(page.total, page.more)}</span>
          <Pager
            page={search.p ?? 1}
            pages={page.pageInfo.pages}
            labels={words.pager}
            link={(p, props) => <Link {...props} to={archivePath({ ...search, p })} stay />}
          />
        </div>
      )}
      {open !== undefined && (
        <RunDialog
          id={Number(open)}
          onClose={close}
          onClaim={(run) => {
            setClaimed(run)
            close()
          }}
        />
      )}
      {claimed && <ClaimDialog run={claimed} onClose={() => setClaimed(null)} />}
    </>
  )
}

/** No run fits, the page lies beyond the last one, or nothing was imported yet. */
function NothingHere({ search }: { readonly search: ArchiveSearch }) {
  const words = useWords(archivePack)
  const { p, sort: _, ...filters } = search
  const filtered = Object.keys(filters).length > 0
  const title = p ? words.beyond : filtered ? words.empty : words.emptyAll
  return (
    <EmptyState
      art={<EmptyArt />}
      title={title}
      actions={
        (p || filtered) && (
          <Link to={archivePath(p ? filters : {})} stay className={buttonClass()}>
            {p ? words.first : words.filters.clear}
          </Link>
        )
      }
    >
      {p ? null : filtered ? words.emptyText : words.emptyAllText}
    </EmptyState>
  )
}
