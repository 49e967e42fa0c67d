import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { homeHead } from './home-routes.ts'

// The loader is in the page's own chunk: it asks for what every section shows.
const homePage = loadPart(() => import('./home-page.tsx'))

const home = createRoute({
  getParentRoute: () => main,
  path: '/',
  loader: async ({ context }) => (await homePage()).homeLoader({ context }),
  component: lazyRouteComponent(homePage, 'HomePage'),
  staticData: { home: true, chunk: 'nouns/home/web/home-page.tsx' },
  head: ({ match }) => headTags(homeHead(match.context)),
})

/** Routes of the noun. */
export const routes = [home]
