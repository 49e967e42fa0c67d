import { historyEntry } from '#session/history-entry.ts'
import type { AppRouter } from './router.ts'

/**
 * Manages scroll position and focus. A new page starts at its top (or fragment) and takes the focus, but not from who
 * types. Back, forward and reload restore the position, as soon as the page is long enough, unless the reader has done
 * something before, or scrolled by whatever means. Replacing the address, as filters do, keeps it. A first page that is newly opened is not moved: on a
 * slow connection the reader may have scrolled far before hydration.
 */
export const keepScroll = (router: AppRouter): void => {
  history.scrollRestoration = 'manual'
  const places = readPlaces()
  let action = 'NONE'
  let key = placeKey()
  /** The position to restore, until the page is whole and has stayed so: its shape may be shorter, or longer and then shorter. */
  let wanted: number | undefined
  /** Where that has brought the page, and how high the page was. */
  let put = { at: 0, height: 0 }
  let end: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    if (wanted === undefined) return
    scrollTo(0, wanted)
    put = { at: scrollY, height: pageHeight() }
    clearTimeout(end)
    // It may not become as long as it was.
    if (!document.querySelector(':is(main,main *)[aria-busy=true]')) end = setTimeout(settle, changesMs)
  }
  const settle = () => {
    wanted = undefined
    clearTimeout(end)
  }
  new ResizeObserver(follow).observe(document.body)
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'])
    addEventListener(act, settle, { passive: true })
  // While the address has changed and its page is not shown yet, scroll events belong to the old page, or to the shape of one
  // that is on its way: do not store them under the new key, nor, on the way back, under the old one.
  const remember = () => {
    // A reader scrolls in a page of the same height; a page whose height changes, scrolls by itself.
    if (wanted !== undefined && Math.abs(scrollY - put.at) > 1 && pageHeight() === put.height) settle()
    if (wanted === undefined && router.state.status === 'idle' && placeKey() === key) places[key] = Math.round(scrollY)
  }
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places))
    } catch {
      // Without storage a reload starts at the top of the page.
    }
  })
  const restore = (place: number | undefined) => {
    wanted = place
    follow()
  }
  // Who types on while the next page is on its way keeps the focus.
  let isTyping = false
  addEventListener('input', () => {
    isTyping = true
  })
  router.history.subscribe((change) => {
    action = change.action.type
    isTyping = false
    settle()
  })
  router.subscribe('onRendered', () => {
    const before = key
    key = placeKey()
    if (action === 'PUSH' && before !== key) toTop(isTyping)
    else if (action === 'REPLACE' || action === 'NONE') remember()
    else restore(places[key] ?? 0)
  })
  // A page that was left before its scripts lived has no position here: the browser restores it. Who has scrolled since stays
  // there; a fragment is where the browser scrolls.
  if (comesBack() && (scrollY === 0 || location.hash !== '')) restore(places[key])
}

/** Milliseconds after which a page whose height has not changed is taken as whole. */
const changesMs = 5_000

const pageHeight = (): number => document.body.offsetHeight

/** Whether the first page was reached by reload, back or forward. */
const comesBack = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // this type's class
  return /^(?:reload|back)/.test(navigation?.type ?? '')
}

const storageKey = 'scroll'

const toTop = (isTyping: boolean) => {
  const target = fragmentTarget(decodeURIComponent(location.hash.slice(1)))
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  if (!isTyping) document.getElementById('main')?.focus({ preventScroll: true })
}

/** The element that a fragment names; of a moment of a run (`s=3&f=5120`) the section that shows it. */
const fragmentTarget = (fragment: string): HTMLElement | null =>
  fragment === '' ? null : document.getElementById(/^s=\d/.test(fragment) ? 'path' : fragment)

/** A unique key of the current history entry. */
const placeKey = (): string => historyEntry() || location.href

const readPlaces = (): Record<string, number> => {
  try {
    // Others may have changed what is stored; what is no number scrolls nowhere.
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...(stored as Record<string, number>) } : {}
  } catch {
    return {}
  }
}
