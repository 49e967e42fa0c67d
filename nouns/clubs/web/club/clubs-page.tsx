import { getRouteApi } from '@tanstack/react-router'
import { useKeepPageSizes } from '#session/preferences/keep-page-sizes.ts'
import { TopicPage } from '../topic/topic-page.tsx'
import { ClubList } from './club-list.tsx'
import { ClubPage } from './club-page.tsx'
import { clubsSearch, clubsView } from './clubs-search.ts'

export { clubsLoader } from './clubs-loader.ts'

const route = getRouteApi('/main/ms')

/** The list of clubs, a club or a topic, as the address says. */
export function ClubsPage() {
  const view = clubsView(clubsSearch(route.useSearch()))
  const { sizes } = route.useLoaderData()
  useKeepPageSizes()
  if (view.kind === 'topic')
    return <TopicPage key={view.t} t={view.t} page={view.page} only={view.only} size={sizes.tNum} />
  if (view.kind === 'club') return <ClubPage key={view.m} view={view} sizes={sizes} />
  return <ClubList />
}
