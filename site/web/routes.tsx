import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { archiveRoutes } from '#nouns/archive/web/routes.tsx'
import { betRoutes } from '#nouns/bets/web/routes.tsx'
import { betSideRoutes } from '#nouns/bets/web/side-routes.tsx'
import { clubRoutes } from '#nouns/clubs/web/routes.tsx'
import { dessertRoutes } from '#nouns/desserts/web/routes.tsx'
import { economyRoutes } from '#nouns/economy/web/routes.tsx'
import { homeHead } from '#nouns/home/web/home-routes.ts'
import { paintingRoutes } from '#nouns/paintings/web/routes.tsx'
import { privilegeRoutes } from '#nouns/privileges/web/routes.tsx'
import { queueRoutes } from '#nouns/queue/web/routes.tsx'
import { replayRoutes } from '#nouns/replays/web/routes.tsx'
import { siteSearch } from '#nouns/search/web/site-search.ts'
import { loadPart } from '#session/load-part.ts'
import { main, root } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { bareRoutes } from './routes/bare-routes.tsx'
import { later } from './routes/frame.tsx'
import { memberRoutes } from './routes/member-routes.tsx'
import { staffRoutes } from './routes/staff-routes.tsx'

// The loader is in the page's own chunk: it asks for what every section shows.
const homePage = loadPart(() => import('#nouns/home/web/home-page.tsx'))

const home = createRoute({
  getParentRoute: () => main,
  path: '/',
  loader: async ({ context }) => (await homePage()).homeLoader({ context }),
  component: lazyRouteComponent(homePage, 'HomePage'),
  staticData: { home: true, chunk: 'nouns/home/web/home-page.tsx' },
  head: ({ match }) => headTags(homeHead(match.context)),
})

const punishment = createRoute({
  getParentRoute: () => main,
  path: '/com',
  component: lazyRouteComponent(
    loadPart(() => import('./com-page.tsx')),
    'ComPage',
  ),
  staticData: { chunk: 'site/web/com-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.com.title, noindex: true }),
})

const apiDocs = createRoute({
  getParentRoute: () => main,
  path: '/docs/api',
  component: lazyRouteComponent(
    loadPart(() => import('#nouns/tokens/web/api-page.tsx')),
    'ApiPage',
  ),
  staticData: { chunk: 'nouns/tokens/web/api-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.titles.api }),
})

// The loader is in the page's own chunk: otherwise every first visit would load it with the frame.
const searchPage = loadPart(() => import('#nouns/search/web/page/search-page.tsx'))

const search = createRoute({
  getParentRoute: () => main,
  path: '/search',
  validateSearch: siteSearch,
  loaderDeps: ({ search: asked }) => siteSearch({ ...asked }),
  loader: async ({ context, deps }) => (await searchPage()).searchLoader({ context, deps }),
  component: lazyRouteComponent(searchPage, 'SearchPage'),
  staticData: { chunk: 'nouns/search/web/page/search-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.titles.search, noindex: true }),
})

// The loader is in the page's own chunk, as that of the search.
const shopPage = loadPart(() => import('#nouns/shop/web/shop-page.tsx'))

const shop = createRoute({
  getParentRoute: () => main,
  path: '/shop',
  loader: async ({ context }) => (await shopPage()).shopLoader({ context }),
  component: lazyRouteComponent(shopPage, 'ShopPage'),
  staticData: { chunk: 'nouns/shop/web/shop-page.tsx' },
  head: ({ match, loaderData }) =>
    headTags({ title: match.context.words.titles.shop, description: loaderData?.description }),
})

export const routeTree = root.addChildren([
  main.addChildren([
    home,
    ...replayRoutes,
    ...archiveRoutes,
    ...memberRoutes,
    ...economyRoutes,
    punishment,
    ...staffRoutes,
    ...clubRoutes,
    ...privilegeRoutes,
    ...queueRoutes,
    ...paintingRoutes,
    ...betRoutes,
    ...betSideRoutes,
    later('/liver', 'liver', { bare: true }),
    later('/xx', 'game', { bare: true }),
    later('/allMatch', 'matches'),
    later('/map', 'map'),
    later('/matche', 'matche'),
    later('/matchr', 'matchr'),
    search,
    shop,
    ...dessertRoutes,
    later('/downloads', 'downloads'),
    apiDocs,
  ]),
  ...bareRoutes,
])
