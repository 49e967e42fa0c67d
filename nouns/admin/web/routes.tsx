import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { areaAt } from '#rules/staff/permissions.ts'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'

/** Search parameters of the back office are words; what addresses carry besides is dropped. */
const kept = /^[a-z]+$/

const admin = createRoute({
  getParentRoute: () => main,
  path: '/admin/$',
  validateSearch: (raw: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(raw).filter((entry): entry is [string, string] => {
        const [name, value] = entry
        return kept.test(name) && typeof value === 'string' && value !== '' && value.length <= 254
      }),
    ),
  component: lazyRouteComponent(
    loadPart(() => import('./admin-page.tsx')),
    'AdminPage',
  ),
  staticData: {
    bare: true,
    chunk: 'nouns/admin/web/admin-page.tsx',
    needsScripts: true,
    accepts: ({ _splat = '' }) => areaAt(_splat) !== undefined,
  },
  head: ({ match }) => headTags({ title: match.context.words.titles.admin, noindex: true }),
})

/** Routes of the noun. */
export const routes = [admin]
