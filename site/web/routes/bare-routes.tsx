import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { root } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'

const gap = createRoute({
  getParentRoute: () => root,
  path: '/yukari',
  component: lazyRouteComponent(
    loadPart(() => import('../states/gap-page.tsx')),
    'GapPage',
  ),
  staticData: { status: 404, chunk: 'site/web/states/gap-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.gap.title, noindex: true }),
})

const spare = createRoute({
  getParentRoute: () => root,
  path: '/c',
  component: lazyRouteComponent(
    loadPart(() => import('../states/spare-page.tsx')),
    'SparePage',
  ),
  staticData: { chunk: 'site/web/states/spare-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.c.title, noindex: true }),
})

const test = createRoute({
  getParentRoute: () => root,
  path: '/test',
  beforeLoad: ({ context, location }) => {
    if (context.publicSite) throw redirect({ ...context.turnBack(location), replace: true })
  },
  component: lazyRouteComponent(
    loadPart(() => import('../test-page.tsx')),
    'TestPage',
  ),
  staticData: { chunk: 'site/web/test-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.test.title, noindex: true }),
})

const unmatched = createRoute({ getParentRoute: () => root, path: '/$', staticData: { accepts: () => false } })

/** Routes of the pages without the frame. */
export const bareRoutes = [gap, spare, test, unmatched]
