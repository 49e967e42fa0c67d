import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { betsSearch } from './bets-search.ts'
import { sideRoutes } from './side-routes.tsx'

// The loader is in the page's own chunk, as that of the search.
const betsPage = loadPart(() => import('./list/bets-page.tsx'))

const bets = createRoute({
  getParentRoute: () => main,
  path: '/bocai',
  validateSearch: betsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await betsPage()).betsLoader({ context, deps }),
  component: lazyRouteComponent(betsPage, 'BetsPage'),
  staticData: { chunk: 'nouns/bets/web/list/bets-page.tsx' },
  head: ({ match, loaderData }) => headTags(loaderData ?? { title: match.context.words.titles.bets }),
})

const betPage = loadPart(() => import('./event/bet-page.tsx'))

const bet = createRoute({
  getParentRoute: () => main,
  path: '/bocai/$bocaiName',
  loader: async ({ context, params }) => (await betPage()).betLoader({ context, params }),
  component: lazyRouteComponent(betPage, 'BetPage'),
  staticData: {
    chunk: 'nouns/bets/web/event/bet-page.tsx',
    accepts: ({ bocaiName = '' }) => /^[0-9A-Za-z]{3,30}$/.test(bocaiName),
  },
  head: ({ match, loaderData }) => headTags(loaderData?.head ?? { title: match.context.words.titles.bets }),
})

/** Routes of the bets. */
export const routes = [bets, bet, ...sideRoutes]
