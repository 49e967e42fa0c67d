import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isGam } from '#rules/games/games.ts'
import { loadPart } from '#session/load-part.ts'
import { headTags, type LaterKey, type RouterContext } from '#session/router-context.ts'
import { MainLayout } from '../frame/main-layout.tsx'
import { RootLayout } from '../root-layout.tsx'

/** Root route of every page; redirects from addresses that their route does not accept. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  beforeLoad: ({ matches, context, location }) => {
    for (const { staticData, params } of matches) {
      // Safe to cast: path parameters are strings by name.
      const named = params as Record<string, string>
      const accepted = staticData.accepts?.(named, location.search) ?? true
      const stands = !staticData.needs || context[staticData.needs]
      if (accepted && stands) continue
      const instead = staticData.instead?.(named)
      throw redirect({ ...(instead ? { to: instead } : context.turnBack(location)), replace: true })
    }
  },
})

/** For `accepts` of a list that may be of one game: the address names none, or one that there is. */
export const isGameOrNone = (_: object, { game = '' }: Readonly<Record<string, string>>): boolean =>
  game === '' || isGam(Number(game))

/** Layout route of the pages with the frame (bars and footer). */
export const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })

/** Route of a part of the site that opens later: its page says what will be there. */
export const later = <const P extends `/${string}`>(
  path: P,
  key: LaterKey,
  extra: {
    readonly bare?: boolean
    readonly personal?: boolean
    readonly accepts?: (params: Readonly<Record<string, string>>) => boolean
  } = {},
) => {
  const { personal = false, ...staticData } = extra
  return createRoute({
    getParentRoute: () => main,
    path,
    component: lazyRouteComponent(
      loadPart(() => import('../states/later-page.tsx')),
      'LaterPage',
    ),
    staticData: { ...staticData, later: key, chunk: 'site/web/states/later-page.tsx' },
    loader: ({ context }) => context.opening(),
    head: ({ match: { context }, loaderData }) =>
      headTags({
        title: context.words.titles[key],
        description: loaderData?.will[key].join(' · '),
        noindex: personal,
      }),
  })
}
