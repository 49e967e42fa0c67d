import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '../../session/load-part.ts'
import { headTags } from '../router-context.ts'
import { main } from './frame.tsx'

const admin = createRoute({
  getParentRoute: () => main,
  path: '/admin/$',
  component: lazyRouteComponent(
    loadPart(() => import('../admin-page.tsx')),
    'AdminPage',
  ),
  staticData: {
    later: 'admin',
    chunk: 'src/app/admin-page.tsx',
    accepts: ({ _splat = '' }) => adminPages.has(_splat),
  },
  head: ({ match }) => headTags({ title: match.context.words.later.pages.admin.title, noindex: true }),
})

/** Below /admin; the areas named in the interface have a page each. */
const adminPages = new Set([
  '',
  ...['super', 'common', 'painting', 'homepage', 'bocai', 'ms', 'down'],
  ...['replay', 'club', 'download', 'iscore', 'board', 'dumpling', 'carnival', 'files'],
  ...['user', 'admin', 'match', 'dessert', 'present', 'topic', 'error'].map((page) => `super/${page}`),
])

/** The back office. */
export const staffRoutes = [admin]
