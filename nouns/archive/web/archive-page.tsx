import { getRouteApi } from '@tanstack/react-router'
import { segmentClass, segmentsClass } from '#design/parts/forms/radio-group.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { ReplaySections } from '#nouns/replays/web/card/replay-sections.tsx'
import { Link } from '#session/link.tsx'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { archivePack } from '../words/archive.pack.ts'
import { ArchiveList } from './archive-list.tsx'
import styles from './archive-page.module.css'
import { archivePath, archiveSearch } from './archive-routes.ts'
import { MyClaims } from './my-claims.tsx'

export { archiveLoader } from './archive-routes.ts'

const route = getRouteApi('/main/rpy/archive')

/** Runs of old scoreboards without their files, and what became of one's claims. */
export function ArchivePage() {
  const { sections } = useWords().replays
  const words = useWords(archivePack)
  const search = archiveSearch(route.useSearch())
  const current = (chosen: boolean) => (chosen ? { 'aria-current': 'page' as const } : {})
  return (
    <>
      <PageHead title={sections.archive} sub={words.lead} />
      <ReplaySections current="archive" />
      <nav className={`${segmentsClass} ${styles.tabs}`} aria-label={words.tabs}>
        <Link to="/rpy/archive" stay className={segmentClass} {...current(!search.mine)}>
          {words.list}
        </Link>
        <Link to={archivePath({ mine: 'Y' })} stay className={segmentClass} {...current(search.mine === 'Y')}>
          {words.mine}
        </Link>
      </nav>
      {search.mine ? (
        <MembersOnly>
          <MyClaims page={search.p ?? 1} />
        </MembersOnly>
      ) : (
        <ArchiveList search={search} />
      )}
    </>
  )
}
