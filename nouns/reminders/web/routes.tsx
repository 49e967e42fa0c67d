import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { remindersSearch } from './reminder-routes.ts'

const reminders = createRoute({
  getParentRoute: () => main,
  path: '/reminders',
  validateSearch: remindersSearch,
  component: lazyRouteComponent(
    loadPart(() => import('./reminders-page.tsx')),
    'RemindersPage',
  ),
  staticData: { chunk: 'nouns/reminders/web/reminders-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.reminders, noindex: true }),
})

/** Routes of the noun. */
export const routes = [reminders]
