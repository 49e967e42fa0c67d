import type { RouterContext } from '#session/router-context.ts'
import type { AppRouter } from './router.ts'

export interface PageTrack {
  readonly turnBack: RouterContext['turnBack']
  readonly follow: (router: AppRouter) => void
}

/** Remembers the last page with a route of its own, so that an address without a page can lead back to it. */
export const trackPages = (onTurnBack: () => void): PageTrack => {
  let last = ''
  return {
    turnBack: ({ pathname, search }) => {
      if (last === '') return { to: '/yukari', mask: { to: pathname, search, unmaskOnReload: true } }
      onTurnBack()
      return { to: last }
    },
    follow: (router) => {
      const note = () => {
        const { pathname, searchStr } = router.state.location
        if (pathname !== '/yukari') last = pathname + searchStr
      }
      note()
      router.subscribe('onResolved', note)
    },
  }
}
