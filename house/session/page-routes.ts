import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { isGam } from '#rules/games/games.ts'
import type { RouterContext } from './router-context.ts'

/** Root route of every page, without its layout, which the site gives it; redirects from addresses that their route does not accept. */
export const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ matches, context, location }) => {
    for (const { staticData, params } of matches) {
      // Safe to cast: path parameters are strings by name.
      const named = params as Record<string, string>
      const accepted = staticData.accepts?.(named, location.search) ?? true
      const stands = staticData.noun === undefined || !context.without.includes(staticData.noun)
      if (accepted && stands) continue
      const instead = staticData.instead?.(named)
      throw redirect({ ...(instead ? { to: instead } : context.turnBack(location)), replace: true })
    }
  },
})

/** For `accepts` of a list that may be of one game: the address names none, or one that there is. */
export const isGameOrNone = (_: object, { game = '' }: Readonly<Record<string, string>>): boolean =>
  game === '' || isGam(Number(game))

/** Route of the pages with bars and footer: nouns hang their pages below it, the site gives it its layout. */
export const main = createRoute({ getParentRoute: () => root, id: 'main' })
