import { parseUserId } from '@patisserie/rules/accounts'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { personHead, personLoader, personSearch } from '../features/accounts/person-routes.ts'
import { homeHead, homeLoader } from '../features/home/home-routes.ts'
import {
  replayHead,
  replayListHead,
  replayListLoader,
  replayLoader,
  replaySearch,
} from '../features/replays/replay-routes.ts'
import { loadPart } from '../session/load-part.ts'
import { MainLayout } from './main-layout.tsx'
import { RootLayout } from './root-layout.tsx'
import { headTags, type LaterKey, type RouterContext } from './router-context.ts'

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  beforeLoad: ({ matches, context }) => {
    for (const { staticData, params } of matches) {
      // Params of the deepest match are strings by name.
      const accepted = staticData.accepts?.(params as Record<string, string>) ?? true
      if (!accepted) throw redirect({ to: context.turnBack(), replace: true })
    }
  },
})

const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })

/** A part of the site that opens later: its page says honestly what will be there. */
const later = <const P extends `/${string}`>(
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
      loadPart(() => import('./later-page.tsx')),
      'LaterPage',
    ),
    staticData: { ...staticData, later: key, chunk: 'src/app/later-page.tsx' },
    loader: ({ context }) => context.opening(),
    head: ({ match: { context }, loaderData }) =>
      headTags({
        title: context.words.later.pages[key].title,
        description: loaderData?.will[key].join(' · '),
        noindex: personal,
      }),
  })
}

const personal = { personal: true }
const isUserId = ({ id = '' }: Readonly<Record<string, string>>) => parseUserId(id) !== null

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

const replayList = createRoute({
  getParentRoute: () => main,
  path: '/rpy',
  validateSearch: replaySearch,
  loaderDeps: ({ search }) => search,
  loader: replayListLoader,
  component: lazyRouteComponent(
    loadPart(() => import('../features/replays/replay-list-page.tsx')),
    'ReplayListPage',
  ),
  staticData: { chunk: 'list' },
  head: ({ match }) => headTags(replayListHead(match.context)),
})

const upload = createRoute({
  getParentRoute: () => main,
  path: '/rpy/upload',
  component: lazyRouteComponent(
    loadPart(() => import('../features/replays/upload-page.tsx')),
    'UploadPage',
  ),
  staticData: { chunk: 'src/features/replays/upload-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.replays.uploadTitle, noindex: true }),
})

const replay = createRoute({
  getParentRoute: () => main,
  path: '/r/$code',
  loader: replayLoader,
  component: lazyRouteComponent(
    loadPart(() => import('../features/replays/replay-page.tsx')),
    'ReplayPage',
  ),
  staticData: {
    chunk: 'src/features/replays/replay-page.tsx',
    accepts: ({ code = '' }) => /^[0-9A-Za-z]{4}$/.test(code),
  },
  head: ({ match, loaderData }) => headTags(replayHead(match.context, loaderData)),
})

const replaysShort = createRoute({
  getParentRoute: () => main,
  path: '/r',
  beforeLoad: () => {
    throw redirect({ to: '/rpy', replace: true })
  },
})

const person = createRoute({
  getParentRoute: () => main,
  path: '/p/$id',
  validateSearch: personSearch,
  loaderDeps: ({ search }) => search,
  loader: personLoader,
  component: lazyRouteComponent(
    loadPart(() => import('../features/accounts/person-page.tsx')),
    'PersonPage',
  ),
  staticData: { chunk: 'src/features/accounts/person-page.tsx', accepts: isUserId },
  head: ({ match, loaderData }) => headTags(personHead(match.context, loaderData)),
})

const settings = createRoute({
  getParentRoute: () => main,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/profile', replace: true })
  },
})

const settingsSection = createRoute({
  getParentRoute: () => main,
  path: '/settings/$section',
  component: lazyRouteComponent(
    loadPart(() => import('../features/accounts/settings-page.tsx')),
    'SettingsPage',
  ),
  staticData: {
    chunk: 'src/features/accounts/settings-page.tsx',
    accepts: ({ section = '' }) => /^[a-z]{1,20}$/.test(section),
  },
  head: ({ match }) => headTags({ title: match.context.words.accounts.settings, noindex: true }),
})

const link = createRoute({
  getParentRoute: () => main,
  path: '/link',
  component: lazyRouteComponent(
    loadPart(() => import('../features/accounts/link-page.tsx')),
    'LinkPage',
  ),
  staticData: { chunk: 'src/features/accounts/link-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.accounts.link, noindex: true }),
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

const admin = createRoute({
  getParentRoute: () => main,
  path: '/admin/$',
  component: lazyRouteComponent(
    loadPart(() => import('./admin-page.tsx')),
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

const gap = createRoute({
  getParentRoute: () => root,
  path: '/yukari',
  component: lazyRouteComponent(
    loadPart(() => import('./gap-page.tsx')),
    'GapPage',
  ),
  staticData: { status: 404, chunk: 'src/app/gap-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.gap.title, noindex: true }),
})

const spare = createRoute({
  getParentRoute: () => root,
  path: '/c',
  component: lazyRouteComponent(
    loadPart(() => import('./spare-page.tsx')),
    'SparePage',
  ),
  staticData: { chunk: 'src/app/spare-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.c.title, noindex: true }),
})

const test = createRoute({
  getParentRoute: () => root,
  path: '/test',
  beforeLoad: ({ context }) => {
    if (context.publicSite) throw redirect({ to: context.turnBack(), replace: true })
  },
  component: lazyRouteComponent(
    loadPart(() => import('./test-page.tsx')),
    'TestPage',
  ),
  staticData: { chunk: 'src/app/test-page.tsx' },
  head: ({ match }) => headTags({ title: match.context.words.shell.test.title, noindex: true }),
})

const unmatched = createRoute({ getParentRoute: () => root, path: '/$', staticData: { accepts: () => false } })

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

export const routeTree = root.addChildren([
  main.addChildren([
    home,
    replayList,
    upload,
    replay,
    replaysShort,
    person,
    settings,
    settingsSection,
    link,
    punishment,
    admin,
    clubs,
    later('/e/$pid', 'painting', { accepts: ({ pid = '' }) => /^[1-9]\d{0,9}$/.test(pid) }),
    later('/jf', 'jf'),
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
    later('/messages', 'messages', personal),
    later('/reminders', 'reminders', personal),
    later('/favourites', 'favourites', personal),
    later('/search', 'search', personal),
    later('/shop', 'shop'),
    later('/desserts', 'desserts'),
    later('/statement', 'statement', personal),
    later('/downloads', 'downloads'),
    later('/docs/api', 'api'),
  ]),
  gap,
  spare,
  test,
  unmatched,
])
