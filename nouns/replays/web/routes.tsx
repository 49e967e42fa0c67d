import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { codeOfKeyId } from '#rules/base62.ts'
import { loadPart } from '#session/load-part.ts'
import { isGameOrNone, main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { boardSearch } from './iscore/board-routes.ts'
import { replaySearch } from './list/list-address.ts'
import { replayHead, replayListHead, replayListLoader, replayLoader } from './replay-routes.ts'

const replayList = createRoute({
  getParentRoute: () => main,
  path: '/rpy',
  validateSearch: replaySearch,
  loaderDeps: ({ search }) => search,
  loader: replayListLoader,
  component: lazyRouteComponent(
    loadPart(() => import('./list/replay-list-page.tsx')),
    'ReplayListPage',
  ),
  staticData: { chunk: 'nouns/replays/web/list/replay-list-page.tsx', accepts: isGameOrNone },
  head: ({ match }) => headTags(replayListHead(match.context, match.search)),
})

const upload = createRoute({
  getParentRoute: () => main,
  path: '/rpy/upload',
  component: lazyRouteComponent(
    loadPart(() => import('./upload/upload-page.tsx')),
    'UploadPage',
  ),
  staticData: { chunk: 'nouns/replays/web/upload/upload-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.replays.uploadTitle, noindex: true }),
})

const replay = createRoute({
  getParentRoute: () => main,
  path: '/r/$code',
  loader: replayLoader,
  component: lazyRouteComponent(
    loadPart(() => import('./page/replay-page.tsx')),
    'ReplayPage',
  ),
  staticData: {
    chunk: 'nouns/replays/web/page/replay-page.tsx',
    accepts: ({ code }) => isCode(code),
    instead: ({ code = '' }) => {
      const other = codeOfKeyId(code)
      return other && `/r/${other}`
    },
  },
  head: ({ match, loaderData }) => headTags(replayHead(match.context, loaderData)),
})

const boardPage = loadPart(() => import('./iscore/board-page.tsx'))

const board = createRoute({
  getParentRoute: () => main,
  path: '/jf',
  validateSearch: boardSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await boardPage()).boardLoader({ context, deps }),
  component: lazyRouteComponent(boardPage, 'BoardPage'),
  staticData: { chunk: 'nouns/replays/web/iscore/board-page.tsx', accepts: isGameOrNone },
  head: ({ match, loaderData }) => headTags(loaderData ?? { title: match.context.words.replays.sections.board }),
})

const isCode = (code: string | undefined) => /^[0-9A-Za-z]{4}$/.test(code ?? '')

const comparePage = loadPart(() => import('./compare/compare-page.tsx'))

const comparedReplays = createRoute({
  getParentRoute: () => main,
  path: '/r/$code/vs/$',
  loader: async ({ context, params }) => (await comparePage()).compareLoader({ context, params }),
  component: lazyRouteComponent(comparePage, 'ComparePage'),
  staticData: {
    chunk: 'nouns/replays/web/compare/compare-page.tsx',
    // Some codes too many are accepted: the page says in words how many there can be.
    accepts: ({ code, _splat }) => /^\w{4}(\/\w{4}){1,9}$/.test(`${code}/${_splat}`),
  },
  head: ({ match, loaderData }) => headTags(loaderData?.head ?? { title: match.context.words.replays.title }),
})

const replaysShort = createRoute({
  getParentRoute: () => main,
  path: '/r',
  beforeLoad: () => {
    throw redirect({ to: '/rpy', replace: true })
  },
})

/** Routes of the replay section. */
export const routes = [replayList, upload, replay, comparedReplays, replaysShort, board]
