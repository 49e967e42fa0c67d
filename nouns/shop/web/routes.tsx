import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'

// The loader is in the page's own chunk, as that of the search.
const shopPage = loadPart(() => import('./shop-page.tsx'))

const shop = createRoute({
  getParentRoute: () => main,
  path: '/shop',
  loader: async ({ context }) => (await shopPage()).shopLoader({ context }),
  component: lazyRouteComponent(shopPage, 'ShopPage'),
  staticData: { chunk: 'nouns/shop/web/shop-page.tsx' },
  head: ({ match, loaderData }) =>
    headTags({ title: match.context.words.titles.shop, description: loaderData?.description }),
})

/** Routes of the noun. */
export const routes = [shop]
