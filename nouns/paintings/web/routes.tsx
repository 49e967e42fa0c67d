import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rightsSearch, uploadSearch } from '../../features/paintings/painting-searches.ts'
import { wallSearch } from '../../features/paintings/wall-search.ts'
import { loadPart } from '../../session/load-part.ts'
import { headTags } from '../router-context.ts'
import { isGameOrNone, main } from './frame.tsx'

// The loader is in the page's own chunk, as that of the search.
const wallPage = loadPart(() => import('../../features/paintings/wall/painting-wall-page.tsx'))

const wall = createRoute({
  getParentRoute: () => main,
  path: '/painting',
  validateSearch: wallSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await wallPage()).wallLoader({ context, deps }),
  component: lazyRouteComponent(wallPage, 'PaintingWallPage'),
  staticData: { chunk: 'src/features/paintings/wall/painting-wall-page.tsx', accepts: isGameOrNone },
  head: ({ match, loaderData }) => headTags(loaderData ?? { title: match.context.words.titles.paintings }),
})

const upload = createRoute({
  getParentRoute: () => main,
  path: '/painting/upload',
  validateSearch: uploadSearch,
  component: lazyRouteComponent(
    loadPart(() => import('../../features/paintings/upload/painting-upload-page.tsx')),
    'PaintingUploadPage',
  ),
  staticData: { chunk: 'src/features/paintings/upload/painting-upload-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.paintingUpload, noindex: true }),
})

const dragonPage = loadPart(() => import('../../features/dragon-balls/dragon-page.tsx'))

const dragonBoard = createRoute({
  getParentRoute: () => main,
  path: '/dragonball',
  loader: async ({ context }) => (await dragonPage()).dragonLoader({ context }),
  component: lazyRouteComponent(dragonPage, 'DragonPage'),
  staticData: { chunk: 'src/features/dragon-balls/dragon-page.tsx' },
  head: ({ match, loaderData }) => headTags(loaderData ?? { title: match.context.words.titles.dragonball }),
})

const rights = createRoute({
  getParentRoute: () => main,
  path: '/rights',
  validateSearch: rightsSearch,
  component: lazyRouteComponent(
    loadPart(() => import('../../features/paintings/rights/rights-page.tsx')),
    'RightsPage',
  ),
  staticData: { chunk: 'src/features/paintings/rights/rights-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.rights }),
})

const paintingPage = loadPart(() => import('../../features/paintings/page/painting-page.tsx'))

const painting = createRoute({
  getParentRoute: () => main,
  path: '/e/$pid',
  loader: async ({ context, params }) => (await paintingPage()).paintingLoader({ context, params }),
  component: lazyRouteComponent(paintingPage, 'PaintingPage'),
  staticData: {
    chunk: 'src/features/paintings/page/painting-page.tsx',
    accepts: ({ pid = '' }) => /^[1-9]\d{0,9}$/.test(pid),
  },
  head: ({ match, loaderData }) => headTags(loaderData?.head ?? { title: match.context.words.titles.painting }),
})

/** Routes of the paintings. */
export const paintingRoutes = [wall, upload, painting, dragonBoard, rights]
