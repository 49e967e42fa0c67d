import type { AppRouter } from './router.ts'

export interface PageTrack {
  readonly turnBack: () => string
  readonly follow: (router: AppRouter) => void
}

/** Remembers the last page with a route of its own, so that an unmatched address can lead back to it. */
export const trackPages = (onTurnBack: () => void): PageTrack => {
  let last = ''
  return {
    turnBack: () => {
      if (last === '') return '/yukari'
      onTurnBack()
      return last
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
