interface LaterParts {
  /** Delay after the last call, in milliseconds. */
  readonly pause: number
  /** Maximum delay after the first call, in milliseconds. */
  readonly most: number
  readonly act: () => void
  /** While it answers true, `act` is postponed. */
  readonly wait: () => boolean
}

/** Debounces `act`, with a maximum delay. */
export const later = ({ pause, most, act, wait }: LaterParts) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let first: number | undefined
  const due = () => {
    if (wait()) {
      timer = setTimeout(due, 250)
      return
    }
    first = undefined
    act()
  }
  return {
    start: (after = pause) => {
      const now = performance.now()
      first ??= now
      clearTimeout(timer)
      timer = setTimeout(due, after > pause ? after : Math.max(0, Math.min(after, first + most - now)))
    },
    stop: () => {
      clearTimeout(timer)
      first = undefined
    },
  }
}
