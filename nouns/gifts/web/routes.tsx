import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { giftsSearch } from './gifts-routes.ts'

const gifts = createRoute({
  getParentRoute: () => main,
  path: '/gifts',
  validateSearch: giftsSearch,
  component: lazyRouteComponent(
    loadPart(() => import('./gifts-page.tsx')),
    'GiftsPage',
  ),
  staticData: { chunk: 'nouns/gifts/web/gifts-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.gifts, noindex: true }),
})

/** Routes of the noun. */
export const routes = [gifts]
