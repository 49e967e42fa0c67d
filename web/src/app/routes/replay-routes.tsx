import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import {
  replayHead,
  replayListHead,
  replayListLoader,
  replayLoader,
  replaySearch,
} from '../../features/replays/replay-routes.ts'
import { loadPart } from '../../session/load-part.ts'
import { headTags } from '../router-context.ts'
import { main } from './frame.tsx'

const replayList = createRoute({
  getParentRoute: () => main,
  path: '/rpy',
  validateSearch: replaySearch,
  loaderDeps: ({ search }) => search,
  loader: replayListLoader,
  component: lazyRouteComponent(
    loadPart(() => import('../../features/replays/replay-list-page.tsx')),
    'ReplayListPage',
  ),
  staticData: { chunk: 'list' },
  head: ({ match }) => headTags(replayListHead(match.context, match.search)),
})

const upload = createRoute({
  getParentRoute: () => main,
  path: '/rpy/upload',
  component: lazyRouteComponent(
    loadPart(() => import('../../features/replays/upload-page.tsx')),
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
    loadPart(() => import('../../features/replays/replay-page.tsx')),
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

/** The replay section. */
export const replayRoutes = [replayList, upload, replay, replaysShort]
