import { useSyncExternalStore } from 'react'

/** Whether the window has room for a column beside the list; false in the first HTML. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const wide = matchMedia(wideWindow)
      wide.addEventListener('change', tell)
      return () => wide.removeEventListener('change', tell)
    },
    () => matchMedia(wideWindow).matches,
    () => false,
  )

/** As in `reminders-page.module.css`. */
const wideWindow = '(min-width: 1181px)'
