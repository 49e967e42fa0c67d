import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { statementParams, supplyParams } from './economy-params.ts'

const statement = createRoute({
  getParentRoute: () => main,
  path: '/statement',
  validateSearch: statementParams,
  component: lazyRouteComponent(
    loadPart(() => import('./statement/statement-page.tsx')),
    'StatementPage',
  ),
  staticData: { chunk: 'nouns/economy/web/statement/statement-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.statement, noindex: true }),
})

// The loader is in the page's own chunk: otherwise every first visit would load it with the frame.
const supplyPage = loadPart(() => import('./supply/supply-page.tsx'))

const supply = createRoute({
  getParentRoute: () => main,
  path: '/supply',
  validateSearch: supplyParams,
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: async ({ context, deps }) => (await supplyPage()).supplyLoader({ context, deps }),
  component: lazyRouteComponent(supplyPage, 'SupplyPage'),
  staticData: { chunk: 'nouns/economy/web/supply/supply-page.tsx' },
  head: ({ match, loaderData }) =>
    headTags({ title: match.context.words.titles.supply, description: loaderData?.description }),
})

/** Routes of the statement and of the supply. */
export const routes = [statement, supply]
