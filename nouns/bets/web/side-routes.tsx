import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { betBoardSearch } from './board/bet-board-search.ts'

const askPage = loadPart(() => import('./form/ask-page.tsx'))

const ask = createRoute({
  getParentRoute: () => main,
  path: '/bocai/new',
  loader: async ({ context }) => (await askPage()).askHead(context),
  component: lazyRouteComponent(askPage, 'AskPage'),
  staticData: { chunk: 'nouns/bets/web/form/ask-page.tsx', needsScripts: true },
  head: ({ loaderData }) => headTags(loaderData ?? { title: '' }),
})

// The loader is in the page's own chunk: otherwise every first visit would load it with the frame.
const boardPage = loadPart(() => import('./board/bet-board-page.tsx'))

const board = createRoute({
  getParentRoute: () => main,
  path: '/bocaigob',
  validateSearch: betBoardSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await boardPage()).betBoardLoader({ context, deps }),
  component: lazyRouteComponent(boardPage, 'BetBoardPage'),
  staticData: { chunk: 'nouns/bets/web/board/bet-board-page.tsx' },
  head: ({ loaderData }) => headTags(loaderData ?? { title: '' }),
})

/** Routes of the board of bets and of the form of a member's event. */
export const sideRoutes = [ask, board]
