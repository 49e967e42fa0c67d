import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { isGameOrNone, main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { rightsSearch, uploadSearch } from './painting-searches.ts'
import { wallSearch } from './wall-search.ts'

// The loader is in the page's own chunk, as that of the search.
const wallPage = loadPart(() => import('./wall/painting-wall-page.tsx'))

const wall = createRoute({
  getParentRoute: () => main,
  path: '/painting',
  validateSearch: wallSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await wallPage()).wallLoader({ context, deps }),
  component: lazyRouteComponent(wallPage, 'PaintingWallPage'),
  staticData: { chunk: 'nouns/paintings/web/wall/painting-wall-page.tsx', accepts: isGameOrNone },
  head: ({ match, loaderData }) => headTags(loaderData ?? { title: match.context.words.titles.paintings }),
})

const upload = createRoute({
  getParentRoute: () => main,
  path: '/painting/upload',
  validateSearch: uploadSearch,
  component: lazyRouteComponent(
    loadPart(() => import('./upload/painting-upload-page.tsx')),
    'PaintingUploadPage',
  ),
  staticData: { chunk: 'nouns/paintings/web/upload/painting-upload-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.paintingUpload, noindex: true }),
})

const dragonPage = loadPart(() => import('./dragon-balls/dragon-page.tsx'))

const dragonBoard = createRoute({
  getParentRoute: () => main,
  path: '/dragonball',
  loader: async ({ context }) => (await dragonPage()).dragonLoader({ context }),
  component: lazyRouteComponent(dragonPage, 'DragonPage'),
  staticData: { chunk: 'nouns/paintings/web/dragon-balls/dragon-page.tsx' },
  head: ({ match, loaderData }) => headTags(loaderData ?? { title: match.context.words.titles.dragonball }),
})

const rights = createRoute({
  getParentRoute: () => main,
  path: '/rights',
  validateSearch: rightsSearch,
  component: lazyRouteComponent(
    loadPart(() => import('./rights/rights-page.tsx')),
    'RightsPage',
  ),
  staticData: { chunk: 'nouns/paintings/web/rights/rights-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.rights }),
})

const paintingPage = loadPart(() => import('./page/painting-page.tsx'))

const painting = createRoute({
  getParentRoute: () => main,
  path: '/e/$pid',
  loader: async ({ context, params }) => (await paintingPage()).paintingLoader({ context, params }),
  component: lazyRouteComponent(paintingPage, 'PaintingPage'),
  staticData: {
    chunk: 'nouns/paintings/web/page/painting-page.tsx',
    accepts: ({ pid = '' }) => /^[1-9]\d{0,9}$/.test(pid),
  },
  head: ({ match, loaderData }) => headTags(loaderData?.head ?? { title: match.context.words.titles.painting }),
})

/** Routes of the paintings. */
export const routes = [wall, upload, painting, dragonBoard, rights]
