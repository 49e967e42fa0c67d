import { areaAt } from '@patisserie/rules/staff/permissions'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '../../session/load-part.ts'
import { headTags } from '../router-context.ts'
import { main } from './frame.tsx'

/** Search parameters that the views of the back office use; all others are dropped. */
const kept = [
  ...['tab', 'p', 'type', 'value', 'only', 'by', 'act', 'subject', 'game', 'state'],
  ...['giver', 'receiver', 'resource', 'since', 'until', 'pid', 'character', 'member', 'dessert'],
] as const

const admin = createRoute({
  getParentRoute: () => main,
  path: '/admin/$',
  validateSearch: (raw: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(
      kept.flatMap((name) => {
        const value = raw[name]
        return typeof value === 'string' && value !== '' && value.length <= 254 ? [[name, value]] : []
      }),
    ),
  component: lazyRouteComponent(
    loadPart(() => import('../admin-page.tsx')),
    'AdminPage',
  ),
  staticData: {
    bare: true,
    chunk: 'src/app/admin-page.tsx',
    needsScripts: true,
    accepts: ({ _splat = '' }) => areaAt(_splat) !== undefined,
  },
  head: ({ match }) => headTags({ title: match.context.words.titles.admin, noindex: true }),
})

/** Route of the back office. */
export const staffRoutes = [admin]
