import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { isGameOrNone, main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { archiveAsked } from './archive-asked.ts'

// The loader is in the page's own chunk.
const archive = loadPart(() => import('./archive-page.tsx'))

const archivePage = createRoute({
  getParentRoute: () => main,
  path: '/rpy/archive',
  validateSearch: archiveAsked,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await archive()).archiveLoader({ context, deps }),
  component: lazyRouteComponent(archive, 'ArchivePage'),
  staticData: { chunk: 'nouns/archive/web/archive-page.tsx', accepts: isGameOrNone },
  head: ({ match, loaderData }) => headTags(loaderData ?? { title: match.context.words.replays.sections.archive }),
})

/** Routes of the archived runs. */
export const routes = [archivePage]
