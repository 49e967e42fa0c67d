import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from '#session/router-context.ts'
import { parseSearch, stringifySearch } from './parse-search.ts'
import { routeTree } from './routes.tsx'
import { FaultPage } from './states/fault-page.tsx'
import { PagePending } from './states/page-pending.tsx'

export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    search: { strict: true },
    defaultPreloadStaleTime: 0,
    // The data of a page fetched ahead may come before its script. Without this the router takes such a page for whole,
    // and the old page stays until the script comes.
    defaultStaleReloadMode: 'blocking',
    // A skeleton of the new page stands there before a reader presses again (site/journeys/house/slow-line.test.ts).
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FaultPage,
    defaultPendingComponent: PagePending,
  })

export type AppRouter = ReturnType<typeof createAppRouter>
