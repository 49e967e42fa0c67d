import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeHead, homeLoader } from '../features/home/home-routes.ts'
import { loadPart } from '../session/load-part.ts'
import { headTags } from './router-context.ts'
import { bareRoutes } from './routes/bare-routes.tsx'
import { later, main, root } from './routes/frame.tsx'
import { memberRoutes } from './routes/member-routes.tsx'
import { replayRoutes } from './routes/replay-routes.tsx'
import { staffRoutes } from './routes/staff-routes.tsx'

const home = createRoute({
  getParentRoute: () => main,
  path: '/',
  loader: homeLoader,
  component: lazyRouteComponent(
    loadPart(() => import('../features/home/home-page.tsx')),
    'HomePage',
  ),
  staticData: { home: true },
  head: ({ match }) => headTags(homeHead(match.context)),
})

const punishment = createRoute({
  getParentRoute: () => main,
  path: '/com',
  component: lazyRouteComponent(
    loadPart(() => import('./com-page.tsx')),
    'ComPage',
  ),
  staticData: { chunk: 'src/app/com-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.com.title, noindex: true }),
})

const clubs = createRoute({
  getParentRoute: () => main,
  path: '/ms',
  validateSearch: (raw: Readonly<Record<string, unknown>>) => pick(raw, ['m', 't', 'p']),
  component: lazyRouteComponent(
    loadPart(() => import('./later-page.tsx')),
    'LaterPage',
  ),
  staticData: { later: 'clubs', chunk: 'src/app/later-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.later.pages.clubs.title }),
})

/** Declared parameters that are whole numbers. */
const pick = (raw: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = raw[name]
      return typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? [[name, value]] : []
    }),
  )

const apiDocs = createRoute({
  getParentRoute: () => main,
  path: '/docs/api',
  component: lazyRouteComponent(
    loadPart(() => import('../features/tokens/api-page.tsx')),
    'ApiPage',
  ),
  staticData: { chunk: 'src/features/tokens/api-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.later.pages.api.title }),
})

export const routeTree = root.addChildren([
  main.addChildren([
    home,
    ...replayRoutes,
    ...memberRoutes,
    punishment,
    ...staffRoutes,
    clubs,
    later('/e/$pid', 'painting', { accepts: ({ pid = '' }) => /^[1-9]\d{0,9}$/.test(pid) }),
    later('/bocai', 'bets'),
    later('/bocai/$bocaiName', 'bet', { accepts: ({ bocaiName = '' }) => /^[0-9A-Za-z]{3,30}$/.test(bocaiName) }),
    later('/bocaigob', 'bettors'),
    later('/liver', 'liver', { bare: true }),
    later('/xx', 'game', { bare: true }),
    later('/allMatch', 'matches'),
    later('/painting', 'paintings'),
    later('/dragonball', 'dragonball'),
    later('/map', 'map'),
    later('/matche', 'matche'),
    later('/matchr', 'matchr'),
    later('/messages', 'messages', { personal: true }),
    later('/favourites', 'favourites', { personal: true }),
    later('/search', 'search', { personal: true }),
    later('/shop', 'shop'),
    later('/desserts', 'desserts'),
    later('/statement', 'statement', { personal: true }),
    later('/downloads', 'downloads'),
    apiDocs,
  ]),
  ...bareRoutes,
])
