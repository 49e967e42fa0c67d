import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { queueSearch } from './queue-search.ts'

const queue = createRoute({
  getParentRoute: () => main,
  path: '/privileges/queue',
  validateSearch: queueSearch,
  component: lazyRouteComponent(
    loadPart(() => import('./queue-page.tsx')),
    'QueuePage',
  ),
  staticData: { chunk: 'nouns/queue/web/queue-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.queue, noindex: true }),
})

/** Routes of the reports that members decide. */
export const routes = [queue]
