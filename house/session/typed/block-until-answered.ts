import type { BlockerFn, RouterHistory } from '@tanstack/react-router'

type Step = Parameters<BlockerFn>[0]

/**
 * A blocker for `history` that asks before a page is left. `ask` answers null where nothing has to be asked, else a promise
 * of whether to leave. At Back and Forward the browser shows the next address before anybody can ask: the step is undone
 * first, so that the address is that of the page in view, and taken again after the answer to leave.
 */
export const blockUntilAnswered = (
  history: RouterHistory,
  ask: (step: Step) => Promise<boolean> | null,
): ((step: Step) => Promise<boolean>) => {
  let passes = false
  return async (step) => {
    if (passes) {
      passes = false
      return false
    }
    const answer = ask(step)
    if (!answer) return false
    const steps = step.nextLocation.state.__TSR_index - step.currentLocation.state.__TSR_index
    // An entry that the router does not know, or that has the number of this one, cannot be reached again by number.
    if (step.action === 'PUSH' || step.action === 'REPLACE' || !steps) return !(await answer)
    void answer.then((leaves) => {
      if (!leaves) return
      passes = true
      history.go(steps)
    })
    return true
  }
}
