import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { clubsSearch, clubsSizes, favouritesSearch } from './club/clubs-search.ts'

// The loader is in the page's own chunk: otherwise every first visit would load it with the frame.
const clubsChunk = () => import('./club/clubs-page.tsx')
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
    chunk: 'nouns/clubs/web/club/clubs-page.tsx',
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
    loadPart(() => import('./club/favourites-page.tsx')),
    'FavouritesPage',
  ),
  staticData: { chunk: 'nouns/clubs/web/club/favourites-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.favourites, noindex: true }),
})

const propose = createRoute({
  getParentRoute: () => main,
  path: '/ms/propose',
  component: lazyRouteComponent(
    loadPart(() => import('./keepers/propose-page.tsx')),
    'ProposePage',
  ),
  staticData: { chunk: 'nouns/clubs/web/keepers/propose-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.propose, noindex: true }),
})

/** Routes of clubs and topics. */
export const routes = [clubs, favourites, propose]
