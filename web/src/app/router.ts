import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './parse-search.ts'
import type { RouterContext } from './router-context.ts'
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
    defaultPendingMs: 400,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FaultPage,
    defaultPendingComponent: PagePending,
  })

export type AppRouter = ReturnType<typeof createAppRouter>
