import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'

const apiDocs = createRoute({
  getParentRoute: () => main,
  path: '/docs/api',
  component: lazyRouteComponent(
    loadPart(() => import('./api-page.tsx')),
    'ApiPage',
  ),
  staticData: { chunk: 'nouns/tokens/web/api-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.titles.api }),
})

/** Routes of the noun. */
export const routes = [apiDocs]
