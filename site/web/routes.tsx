import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeHead, homeLoader } from '../features/home/home-routes.ts'
import { siteSearch } from '../features/search/site-search.ts'
import { loadPart } from '../session/load-part.ts'
import { headTags } from './router-context.ts'
import { bareRoutes } from './routes/bare-routes.tsx'
import { betRoutes } from './routes/bet-routes.tsx'
import { betSideRoutes } from './routes/bet-side-routes.tsx'
import { clubRoutes } from './routes/club-routes.tsx'
import { economyRoutes } from './routes/economy-routes.tsx'
import { later, main, root } from './routes/frame.tsx'
import { memberRoutes } from './routes/member-routes.tsx'
import { paintingRoutes } from './routes/painting-routes.tsx'
import { replayRoutes } from './routes/replay-routes.tsx'
import { staffRoutes } from './routes/staff-routes.tsx'

const home = createRoute({
  getParentRoute: () => main,
  path: '/',
  loader: homeLoader,
  component: lazyRouteComponent(
    loadPart(() => import('./home-page.tsx')),
    'HomePage',
  ),
  staticData: { home: true, chunk: 'src/app/home-page.tsx' },
  head: ({ match }) => headTags(homeHead(match.context)),
})

const punishment = createRoute({
  getParentRoute: () => main,
  path: '/com',
  component: lazyRouteComponent(
    loadPart(() => import('./com-page.tsx')),
    'ComPage',
  ),
  staticData: { chunk: 'src/app/com-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.com.title, noindex: true }),
})

const apiDocs = createRoute({
  getParentRoute: () => main,
  path: '/docs/api',
  component: lazyRouteComponent(
    loadPart(() => import('../features/tokens/api-page.tsx')),
    'ApiPage',
  ),
  staticData: { chunk: 'src/features/tokens/api-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.titles.api }),
})

// The loader is in the page's own chunk: otherwise every first visit would load it with the frame.
const searchPage = loadPart(() => import('../features/search/page/search-page.tsx'))

const search = createRoute({
  getParentRoute: () => main,
  path: '/search',
  validateSearch: siteSearch,
  loaderDeps: ({ search: asked }) => siteSearch({ ...asked }),
  loader: async ({ context, deps }) => (await searchPage()).searchLoader({ context, deps }),
  component: lazyRouteComponent(searchPage, 'SearchPage'),
  staticData: { chunk: 'src/features/search/page/search-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.titles.search, noindex: true }),
})

// The loader is in the page's own chunk, as that of the search.
const shopPage = loadPart(() => import('../features/shop/shop-page.tsx'))

const shop = createRoute({
  getParentRoute: () => main,
  path: '/shop',
  loader: async ({ context }) => (await shopPage()).shopLoader({ context }),
  component: lazyRouteComponent(shopPage, 'ShopPage'),
  staticData: { chunk: 'src/features/shop/shop-page.tsx' },
  head: ({ match, loaderData }) =>
    headTags({ title: match.context.words.titles.shop, description: loaderData?.description }),
})

const dessertsPage = loadPart(() => import('../features/desserts/desserts-page.tsx'))

const desserts = createRoute({
  getParentRoute: () => main,
  path: '/desserts',
  loader: async ({ context }) => (await dessertsPage()).dessertsLoader({ context }),
  component: lazyRouteComponent(dessertsPage, 'DessertsPage'),
  staticData: { chunk: 'src/features/desserts/desserts-page.tsx' },
  head: ({ match, loaderData }) =>
    headTags({ title: match.context.words.titles.desserts, description: loaderData?.description }),
})

export const routeTree = root.addChildren([
  main.addChildren([
    home,
    ...replayRoutes,
    ...memberRoutes,
    ...economyRoutes,
    punishment,
    ...staffRoutes,
    ...clubRoutes,
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
    desserts,
    later('/downloads', 'downloads'),
    apiDocs,
  ]),
  ...bareRoutes,
])
