import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'

const privileges = createRoute({
  getParentRoute: () => main,
  path: '/privileges',
  component: lazyRouteComponent(
    loadPart(() => import('./privileges-page.tsx')),
    'PrivilegesPage',
  ),
  staticData: { chunk: 'nouns/privileges/web/privileges-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.titles.privileges }),
})

/** Routes of the privileges. */
export const routes = [privileges]
