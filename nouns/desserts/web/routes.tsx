import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'

// The loader is in the page's own chunk: otherwise every first visit would load it with the frame.
const dessertsPage = loadPart(() => import('./desserts-page.tsx'))

const desserts = createRoute({
  getParentRoute: () => main,
  path: '/desserts',
  loader: async ({ context }) => (await dessertsPage()).dessertsLoader({ context }),
  component: lazyRouteComponent(dessertsPage, 'DessertsPage'),
  staticData: { chunk: 'nouns/desserts/web/desserts-page.tsx' },
  head: ({ match, loaderData }) =>
    headTags({ title: match.context.words.titles.desserts, description: loaderData?.description }),
})

const chancePage = loadPart(() => import('./chance/chance-page.tsx'))

const chance = createRoute({
  getParentRoute: () => main,
  path: '/chance',
  loader: async ({ context }) => (await chancePage()).chanceHead(context),
  component: lazyRouteComponent(chancePage, 'ChancePage'),
  staticData: { chunk: 'nouns/desserts/web/chance/chance-page.tsx' },
  head: ({ loaderData }) => headTags(loaderData ?? { title: '' }),
})

/** Routes of the desserts and of what is drawn by lot. */
export const routes = [desserts, chance]
