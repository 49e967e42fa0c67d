import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { siteSearch } from './site-search.ts'

// The loader is in the page's own chunk: otherwise every first visit would load it with the frame.
const searchPage = loadPart(() => import('./page/search-page.tsx'))

const search = createRoute({
  getParentRoute: () => main,
  path: '/search',
  validateSearch: siteSearch,
  loaderDeps: ({ search: asked }) => siteSearch({ ...asked }),
  loader: async ({ context, deps }) => (await searchPage()).searchLoader({ context, deps }),
  component: lazyRouteComponent(searchPage, 'SearchPage'),
  staticData: { chunk: 'nouns/search/web/page/search-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.titles.search, noindex: true }),
})

/** Routes of the noun. */
export const routes = [search]
