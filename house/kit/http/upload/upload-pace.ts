/** Minimum speed at which the body of an upload has to come. */
export interface Pace {
  /** Milliseconds without a byte after which the upload is ended. */
  readonly idleMs: number
  /** Minimum bytes per second, averaged over each window. */
  readonly leastRate: number
  readonly windowMs: number
}

/** The client gives an upload 50 s; at this rate a replay of 200 kB takes that long. */
export const usualPace: Pace = { idleMs: 5_000, leastRate: 4_096, windowMs: 10_000 }

/**
 * Calls `slow` once if no bytes come, or too few within a window. Answers a function that stops watching.
 * @param came number of bytes received so far
 */
export function watchPace({ idleMs, leastRate, windowMs }: Pace, came: () => number, slow: () => void): () => void {
  const begun = { at: Date.now(), bytes: came() }
  let window = begun
  let last = begun
  const timer = setInterval(() => {
    const now = { at: Date.now(), bytes: came() }
    if (now.bytes > last.bytes) last = now
    const isIdle = now.at - last.at >= idleMs
    const isWindowOver = now.at - window.at >= windowMs
    const isSlow = isWindowOver && now.bytes - window.bytes < (leastRate * (now.at - window.at)) / 1_000
    if (isWindowOver) window = now
    if (!isIdle && !isSlow) return
    clearInterval(timer)
    slow()
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}
