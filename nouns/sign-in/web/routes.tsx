import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '#session/load-part.ts'
import { main } from '#session/page-routes.ts'
import { headTags } from '#session/router-context.ts'
import { signInSearch } from './sign-in-search.ts'

const signInDays = createRoute({
  getParentRoute: () => main,
  path: '/sign-in-days',
  validateSearch: signInSearch,
  component: lazyRouteComponent(
    loadPart(() => import('./sign-in-page.tsx')),
    'SignInPage',
  ),
  staticData: { chunk: 'nouns/sign-in/web/sign-in-page.tsx', needsScripts: true },
  head: ({ match }) => headTags({ title: match.context.words.titles.signIn, noindex: true }),
})

/** Routes of the noun. */
export const routes = [signInDays]
