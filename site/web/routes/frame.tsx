import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main, root } from '#session/page-routes.ts'
import { headTags, type LaterKey } from '#session/router-context.ts'
import { MainLayout } from '../frame/main-layout.tsx'
import { RootLayout } from '../root-layout.tsx'

root.update({ component: RootLayout })
main.update({ component: MainLayout })

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
