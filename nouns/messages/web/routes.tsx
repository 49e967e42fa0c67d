import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { messagesSearch } from './messages-routes.ts'

const messages = createRoute({
  getParentRoute: () => main,
  path: '/messages',
  validateSearch: messagesSearch,
  component: lazyRouteComponent(
    loadPart(() => import('./messages-page.tsx')),
    'MessagesPage',
  ),
  staticData: { chunk: 'nouns/messages/web/messages-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.messages, noindex: true }),
})

/** Routes of the noun. */
export const routes = [messages]
