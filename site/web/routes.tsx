import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { byNoun } from '#rules/by-noun.ts'
import { loadPart } from '#session/load-part.ts'
import { main, root } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { bareRoutes } from './routes/bare-routes.tsx'
import { later } from './routes/frame.tsx'

const punishment = createRoute({
  getParentRoute: () => main,
  path: '/com',
  component: lazyRouteComponent(
    loadPart(() => import('./com-page.tsx')),
    'ComPage',
  ),
  staticData: { chunk: 'site/web/com-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.com.title, noindex: true }),
})

const ofNouns = byNoun(
  import.meta.glob<readonly AnyRoute[]>('../../nouns/*/web/routes.tsx', { eager: true, import: 'routes' }),
)
// Where a noun is switched off its pages are not there: each says whose it is.
for (const { noun, stated } of ofNouns)
  for (const route of stated) route.update({ staticData: { ...route.options.staticData, noun } })

export const routeTree = root.addChildren([
  main.addChildren([
    punishment,
    later('/liver', 'liver', { bare: true }),
    later('/xx', 'game', { bare: true }),
    later('/allMatch', 'matches'),
    later('/map', 'map'),
    later('/matche', 'matche'),
    later('/matchr', 'matchr'),
    later('/downloads', 'downloads'),
    ...ofNouns.flatMap(({ stated }) => stated),
  ]),
  ...bareRoutes,
])
