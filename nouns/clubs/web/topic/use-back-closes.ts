import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Gives what lies over a page a step of its own in the history: Back closes it and the page stays. `onBack` answers false
 * to stay open. The step is the page's address with `#write`, which `useWriteWish` opens again after a reload; the router
 * does not hear of it, since the page is the same. Answers a function that takes the step back: call it before another page
 * is opened, which would otherwise lie behind the step.
 */
export const useBackCloses = (onBack: () => boolean, wanted = true): (() => Promise<void>) => {
  const router = useRouter()
  const close = useEffectEvent(onBack)
  const step = useRef(noStep)
  useEffect(() => {
    if (!wanted) return
    const page = keyOf(history.state)
    const isOnStep = () => isStep(history.state) && keyOf(history.state) === page
    enterStep()
    let isRefused = false
    const hear = (event: PopStateEvent) => {
      const isPageShown = keyOf(router.history.location.state) === page
      if (keyOf(event.state) !== page || !isPageShown || isStep(event.state) !== isRefused) return
      event.stopImmediatePropagation()
      isRefused = !isRefused && !close()
      if (isRefused) history.go(1)
    }
    // Heard before the router's own listener.
    addEventListener('popstate', hear, { capture: true })
    let taken: Promise<void> | null = null
    const takeBack = () => {
      removeEventListener('popstate', hear, { capture: true })
      // Asked again before it has gone back, it would go past the page.
      taken ??= isOnStep() ? stepBack() : Promise.resolve()
      return taken
    }
    step.current = takeBack
    return () => {
      step.current = noStep
      void takeBack()
    }
  }, [router, wanted])
  return () => step.current()
}

const noStep = (): Promise<void> => Promise.resolve()

const enterStep = (): void => {
  if (isStep(history.state)) return
  const { pathname, search, hash } = location
  // The address of a link to the form has no page below it yet.
  if (hash === fragment) History.prototype.replaceState.call(history, history.state, '', pathname + search)
  History.prototype.pushState.call(history, { ...history.state, [mark]: true }, '', pathname + search + fragment)
}

const stepBack = (): Promise<void> =>
  new Promise((done) => {
    const hear = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      done()
    }
    addEventListener('popstate', hear, { capture: true, once: true })
    // `history.back` acts later: what is rendered until then, as for a member who logs out, must not be asked to write.
    History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search)
    history.back()
  })

const fragment = '#write'
const mark = 'isOverPage'

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state

/** The router's key of a history entry; a step has that of its page. */
const keyOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined
