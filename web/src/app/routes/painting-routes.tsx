import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { wallSearch } from '../../features/paintings/painting-routes.ts'
import { loadPart } from '../../session/load-part.ts'
import { headTags } from '../router-context.ts'
import { later, main } from './frame.tsx'

// The loader is in the page's own chunk, as that of the search.
const wallPage = loadPart(() => import('../../features/paintings/wall/painting-wall-page.tsx'))

const wall = createRoute({
  getParentRoute: () => main,
  path: '/painting',
  validateSearch: wallSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await wallPage()).wallLoader({ context, deps }),
  component: lazyRouteComponent(wallPage, 'PaintingWallPage'),
  staticData: { chunk: 'src/features/paintings/wall/painting-wall-page.tsx' },
  head: ({ match, loaderData }) => headTags(loaderData ?? { title: match.context.words.titles.paintings }),
})

/** Routes of the paintings. */
export const paintingRoutes = [
  wall,
  later('/e/$pid', 'painting', { accepts: ({ pid = '' }) => /^[1-9]\d{0,9}$/.test(pid) }),
  later('/dragonball', 'dragonball'),
]
