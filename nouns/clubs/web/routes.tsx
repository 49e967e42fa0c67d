import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { clubsSearch, clubsSizes, favouritesSearch } from '../../features/clubs/club/clubs-search.ts'
import { queueSearch } from '../../features/queue/queue-search.ts'
import { loadPart } from '../../session/load-part.ts'
import { headTags } from '../router-context.ts'
import { main } from './frame.tsx'

// The loader is in the page's own chunk: otherwise every first visit would load it with the frame.
const clubsChunk = () => import('../../features/clubs/club/clubs-page.tsx')
const clubsPage = loadPart(clubsChunk)
/** Without the words: the data of the page are asked for while they come. */
const clubsData = loadPart(clubsChunk, (part) => part)

const clubs = createRoute({
  getParentRoute: () => main,
  path: '/ms',
  validateSearch: clubsSearch,
  // Filters again: the router's `search` still contains undeclared parameters of the address.
  loaderDeps: ({ search }) => clubsSearch(search),
  loader: async ({ context, deps }) => (await clubsData()).clubsLoader({ context, deps, whole: clubsPage }),
  component: lazyRouteComponent(clubsPage, 'ClubsPage'),
  staticData: {
    chunk: 'src/features/clubs/club/clubs-page.tsx',
    sizes: clubsSizes,
    accepts: (_, { m = '', t = '' }) => [{ m }, { t }].every(isIdOrNone),
  },
  head: ({ match, loaderData }) => headTags(loaderData?.head ?? { title: match.context.words.titles.clubs }),
})

/** The address names no club and no topic, or one that there could be. */
const isIdOrNone = (raw: { readonly m: string } | { readonly t: string }) =>
  Object.values(raw).join('') === '' || Object.keys(clubsSearch(raw)).length > 0

const favourites = createRoute({
  getParentRoute: () => main,
  path: '/favourites',
  validateSearch: favouritesSearch,
  component: lazyRouteComponent(
    loadPart(() => import('../../features/clubs/club/favourites-page.tsx')),
    'FavouritesPage',
  ),
  staticData: { chunk: 'src/features/clubs/club/favourites-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.favourites, noindex: true }),
})

const propose = createRoute({
  getParentRoute: () => main,
  path: '/ms/propose',
  component: lazyRouteComponent(
    loadPart(() => import('../../features/clubs/keepers/propose-page.tsx')),
    'ProposePage',
  ),
  staticData: { chunk: 'src/features/clubs/keepers/propose-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.propose, noindex: true }),
})

const privileges = createRoute({
  getParentRoute: () => main,
  path: '/privileges',
  component: lazyRouteComponent(
    loadPart(() => import('../../features/privileges/privileges-page.tsx')),
    'PrivilegesPage',
  ),
  staticData: { chunk: 'src/features/privileges/privileges-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.titles.privileges }),
})

const queue = createRoute({
  getParentRoute: () => main,
  path: '/privileges/queue',
  validateSearch: queueSearch,
  component: lazyRouteComponent(
    loadPart(() => import('../../features/queue/queue-page.tsx')),
    'QueuePage',
  ),
  staticData: { chunk: 'src/features/queue/queue-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.queue, noindex: true }),
})

/** Routes of clubs and topics, of privileges, and of the reports that members decide. */
export const clubRoutes = [clubs, favourites, propose, privileges, queue]
