import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { clubsSearch, clubsSizes, favouritesSearch } from '../../features/clubs/club/clubs-search.ts'
import { loadPart } from '../../session/load-part.ts'
import { headTags } from '../router-context.ts'
import { main } from './frame.tsx'

// Its loader comes with it: the frame would carry it on every first visit.
const clubsPage = loadPart(() => import('../../features/clubs/club/clubs-page.tsx'))

const clubs = createRoute({
  getParentRoute: () => main,
  path: '/ms',
  validateSearch: clubsSearch,
  // The router leaves what the address should not have said beside what it keeps.
  loaderDeps: ({ search }) => clubsSearch(search),
  loader: async ({ context, deps }) => (await clubsPage()).clubsLoader({ context, deps }),
  component: lazyRouteComponent(clubsPage, 'ClubsPage'),
  staticData: { chunk: 'src/features/clubs/club/clubs-page.tsx', sizes: clubsSizes },
  head: ({ match, loaderData }) => headTags(loaderData?.head ?? { title: match.context.words.later.pages.clubs.title }),
})

const favourites = createRoute({
  getParentRoute: () => main,
  path: '/favourites',
  validateSearch: favouritesSearch,
  component: lazyRouteComponent(
    loadPart(() => import('../../features/clubs/club/favourites-page.tsx')),
    'FavouritesPage',
  ),
  staticData: { chunk: 'src/features/clubs/club/favourites-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.later.pages.favourites.title, noindex: true }),
})

/** Clubs and topics. */
export const clubRoutes = [clubs, favourites]
