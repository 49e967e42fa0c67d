import type { AppRouter } from './router.ts'

/**
 * A new page starts at its top (or at its fragment) and takes the focus; back, forward and a reload restore the place;
 * replacing the address, as filters do, leaves it. The first page stays where the browser and its reader have it: on a
 * slow line they may be far down before it lives.
 */
export const keepScroll = (router: AppRouter): void => {
  history.scrollRestoration = 'manual'
  const places = readPlaces()
  let action = comesBack() ? 'BACK' : 'NONE'
  let key = placeKey()
  // Between a change of the address and its page, what moves is the old page under a new key, or shrinking.
  const remember = () => {
    if (placeKey() === key) places[key] = Math.round(scrollY)
  }
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places))
    } catch {
      // Without storage a reload starts at the top.
    }
  })
  router.history.subscribe((change) => {
    action = change.action.type
  })
  router.subscribe('onRendered', () => {
    const before = key
    key = placeKey()
    if (action === 'PUSH' && before !== key) toTop()
    else if (action === 'REPLACE' || action === 'NONE') remember()
    else scrollTo(0, places[key] ?? 0)
  })
  if (action === 'BACK') scrollTo(0, places[key] ?? 0)
}

/** Whether the first page is one that was left, or loaded again. */
const comesBack = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // that is its type
  return navigation !== undefined && /^(?:reload|back)/.test(navigation.type)
}

const storageKey = 'scroll'

const toTop = () => {
  const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Each entry of the history has a key of its own. */
const placeKey = (): string => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? String(state.__TSR_key) : location.href
}

const readPlaces = (): Record<string, number> => {
  try {
    // Written by this module.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
