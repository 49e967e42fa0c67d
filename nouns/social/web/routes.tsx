import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { directorySearch } from './directory/directory-search.ts'

const members = createRoute({
  getParentRoute: () => main,
  path: '/members',
  validateSearch: directorySearch,
  component: lazyRouteComponent(
    loadPart(() => import('./directory/directory-page.tsx')),
    'DirectoryPage',
  ),
  staticData: { chunk: 'nouns/social/web/directory/directory-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.members, noindex: true }),
})

/** Routes of the noun. */
export const routes = [members]
