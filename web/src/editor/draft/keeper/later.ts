interface LaterParts {
  /** Milliseconds after the last call. */
  readonly pause: number
  /** And at the latest so long after the first. */
  readonly most: number
  readonly act: () => void
  /** While it answers true, the act is put off. */
  readonly wait: () => boolean
}

/** Does something once the calls for it pause. */
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
